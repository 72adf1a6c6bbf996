// Starts the game: loads the wasm with a progress bar, and says in plain words when that is impossible.
// From the event `hanakago:started` on the page belongs to the game.
const shell = document.getElementById("boot");
const bar = document.getElementById("boot-bar");

// The game decides the language for good; until then: the address, then the browser.
function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const known = [asked, ...(navigator.languages ?? [navigator.language])]
    .map((tag) => tag?.slice(0, 2).toLowerCase())
    .find((tag) => tag === "en" || tag === "ja");
  return known ?? "en";
}

function fail(error) {
  if (!shell.isConnected || shell.dataset.state === "failed") return;
  console.error(error);
  shell.dataset.state = "failed";
  document.getElementById("boot-fail").hidden = false;
  document.getElementById("boot-why").textContent = String(error?.message ?? error);
}

// Bytes are counted after decompression, so they are held against the size that the build wrote down,
// not against Content-Length.
async function download(link) {
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} ${link.href}`);
  const size = Number(link.dataset.size);
  let got = 0;
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        got += chunk.byteLength;
        bar.value = Math.min(got / size, 1);
        controller.enqueue(chunk);
      },
    }),
  );
  // A type of our own, so that servers which do not know .wasm still get a streaming compile.
  return new Response(counted, { headers: { "Content-Type": "application/wasm" } });
}

async function start() {
  if (typeof WebAssembly !== "object") throw new Error("This browser has no WebAssembly.");
  const wasm = document.getElementById("boot-wasm");
  const [game, response] = await Promise.all([
    import(document.getElementById("boot-game").href),
    download(wasm),
  ]);
  return game.default({ module_or_path: response });
}

// A part of the page's module (assets/hooks/split.mjs) takes the places that are kept for it there. Its link goes when it
// has come; one that did not come is asked for again.
globalThis.hanakagoPart = (name) => {
  const link = document.getElementById(`part-${name}`);
  const come = async () => {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText} ${link.href}`);
    await WebAssembly.instantiate(await response.arrayBuffer(), { p: await started });
    link.remove();
  };
  link.coming ??= come().finally(() => delete link.coming);
  return link.coming;
};

// Where no worker is to be had, the game lets the worker's module think on this thread.
globalThis.hanakagoCpu = async (name) => {
  const cpu = await import(`./${name}.js`);
  await cpu.default();
  return cpu;
};

const onError = (event) => fail(event.error ?? event.message);
const onRejection = (event) => fail(event.reason);

document.documentElement.lang = language();
shell.dataset.state = "loading";
document.getElementById("boot-again").addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
addEventListener("error", onError);
addEventListener("unhandledrejection", onRejection);
addEventListener(
  "hanakago:started",
  () => {
    shell.remove();
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  },
  { once: true },
);
const started = start();
started.catch(fail);
