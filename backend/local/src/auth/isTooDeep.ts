/** Requests and tokens have a few levels. What has more could exhaust the stack when it is written as JSON again. */
const deepest = 64;

/** Strings, which may contain brackets, and brackets. */
const parts = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;

/** Whether lists and objects in a JSON text are nested deeper than anything Auth understands. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [part] of json.matchAll(parts)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
