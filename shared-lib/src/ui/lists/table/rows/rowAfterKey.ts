/**
 * The row that a key moves to, in a list whose rows open.
 * @param index the row that has the focus, from 0.
 * @param count how many rows there are.
 * @param page how many rows a page holds.
 * @returns null when the key moves nowhere and keeps its own meaning.
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
