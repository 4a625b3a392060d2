/**
 * The row a key moves to, in a list whose rows open.
 * @param index of the focused row, from 0.
 * @param count number of rows.
 * @param page rows per page.
 * @returns null for keys that don't move focus and keep their default.
 */
export function rowAfterKey(key: string, index: number, count: number, page: number): number | null {
  const last = count - 1;
  const to: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + Math.max(1, page),
    PageUp: index - Math.max(1, page),
    Home: 0,
    End: last,
  };
  const next = Object.hasOwn(to, key) ? to[key] : undefined;
  return next === undefined || count === 0 ? null : Math.min(last, Math.max(0, next));
}
