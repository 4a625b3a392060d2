/** Rows drawn beyond either edge of the view, so that scrolling shows no gap. */
const margin = 6;

/**
 * The rows that a view touches, with some beyond either edge.
 * @param view the part of the list that is in view, in pixels from its top.
 * @param rowHeight in pixels.
 * @returns the first row and the one after the last.
 */
export function rowsInView(
  view: { from: number; to: number },
  count: number,
  rowHeight: number,
): { first: number; end: number } {
  const within = (row: number) => Math.min(count, Math.max(0, row));
  return {
    first: within(Math.floor(view.from / rowHeight) - margin),
    end: within(Math.ceil(view.to / rowHeight) + margin),
  };
}
