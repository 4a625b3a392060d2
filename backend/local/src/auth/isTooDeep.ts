/** No request to Auth is deeper than a few levels. The Auth emulator checks one by recursion, and would run out of stack. */
const deepest = 64;

/** Strings, which may hold brackets, and brackets. */
const parts = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;

/**
 * Whether lists and objects lie within one another deeper than any request needs.
 *
 * @param body of a request, as it arrived
 */
export function isTooDeep(body: string): boolean {
  let depth = 0;
  for (const [part] of body.matchAll(parts)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
