// Compiles message files (Fluent) into what `app::words::book` prints, so that the page needs no parser:
// `node assets/hooks/words.mjs FILE…` prints it.
//
// A message is a pattern: a text, or a list of texts and of
//   ["$", name]                              an argument
//   ["@", id]                                another message
//   ["?", name, place, [key, pattern], …]    the variant that fits an argument, or the one at that place
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { FluentParser } from "../../tests/e2e/node_modules/@fluent/syntax/index.js";

/** The messages of a text by their ids. */
export function compile(text, file) {
  const refuse = (why) => {
    throw new Error(`${file}: ${why}`);
  };
  const messages = {};
  for (const entry of new FluentParser({ withSpans: false }).parse(text).body) {
    if (entry.type.endsWith("Comment")) continue;
    if (entry.type !== "Message") refuse(entry.content ?? `${entry.type} ${entry.id?.name}`);
    const id = entry.id.name;
    if (entry.attributes.length > 0 || !entry.value) refuse(`${id} has attributes or no words`);
    messages[id] = pattern(entry.value, (why) => refuse(`${id}: ${why}`));
  }
  return messages;
}

function pattern({ elements }, refuse) {
  const parts = [""];
  for (const element of elements) {
    const part = element.type === "TextElement" ? element.value : placeable(element.expression, refuse);
    if (typeof part === "string" && typeof parts.at(-1) === "string") parts.push(parts.pop() + part);
    else parts.push(part);
  }
  if (parts[0] === "" && parts.length > 1) parts.shift();
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function placeable(expression, refuse) {
  switch (expression.type) {
    case "StringLiteral":
    case "NumberLiteral":
      return String(expression.parse().value);
    case "Placeable":
      return placeable(expression.expression, refuse);
    case "VariableReference":
      return ["$", expression.id.name];
    case "MessageReference":
      if (expression.attribute) refuse("attributes are not printed");
      return ["@", expression.id.name];
    case "SelectExpression": {
      if (expression.selector.type !== "VariableReference") refuse("only arguments are chosen by");
      const { variants } = expression;
      const key = ({ name, value }) => name ?? Number(value);
      return [
        "?",
        expression.selector.id.name,
        variants.findIndex((variant) => variant.default),
        ...variants.map((variant) => [key(variant.key), pattern(variant.value, refuse)]),
      ];
    }
    default:
      return refuse(`${expression.type} is not printed`);
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const messages = argv.slice(2).map((file) => compile(readFileSync(file, "utf8"), file));
  console.log(JSON.stringify(Object.assign({}, ...messages)));
}
