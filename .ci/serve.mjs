// Serves a folder on 127.0.0.1: `node .ci/serve.mjs dist [folder in the address, like /a/b/]`.
// PORT asks for a port (0: any); without it 8080 or the next free one.
import { createServer } from "node:http";
import { createRequire } from "node:module";

// Installed with the browser tests.
const sirv = createRequire(new URL("../tests/e2e/package.json", import.meta.url))("sirv");
const [dir = "dist", base = "/"] = process.argv.slice(2);
const asked = process.env.PORT;
// `dev` reads each file afresh, so that a rebuild shows at once.
const files = sirv(dir, { dev: true });

const server = createServer((request, response) => {
  if (!request.url.startsWith(base)) {
    response.writeHead(404).end("Not here");
    return;
  }
  request.url = request.url.slice(base.length - 1);
  files(request, response);
});

let port = Number(asked ?? 8080);
server.on("error", (error) => {
  if (error.code === "EADDRINUSE" && asked === undefined && port < 8180) {
    server.listen(++port, "127.0.0.1");
  } else {
    console.error(`Cannot serve on port ${port}: ${error.message}`);
    process.exit(1);
  }
});
server.on("listening", () => {
  console.log(`\nPlay at http://127.0.0.1:${server.address().port}${base}  (Ctrl+C stops)\n`);
});
server.listen(port, "127.0.0.1");
