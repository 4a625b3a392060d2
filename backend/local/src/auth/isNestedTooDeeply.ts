/** Valid requests and tokens have few levels. Deeper nesting could overflow the stack when serialized again. */
const maxDepth = 64;

/** Brackets, and strings, which may contain brackets. */
const parts = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;

/** Whether lists and objects in a JSON text are nested deeper than Auth ever needs. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  for (const [part] of json.matchAll(parts)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
