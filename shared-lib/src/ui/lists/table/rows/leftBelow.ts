/**
 * Where a menu below a button begins: at the button's left edge, else, where the window ends before the menu would, so that it
 * ends at the button's right edge; always within the window. All in CSS pixels.
 * @param button its edges, from the window's left.
 * @param width the menu's.
 * @param windowWidth without the scroll bar.
 * @param margin what stays free at the window's edges.
 */
export function leftBelow(
  { left, right }: { readonly left: number; readonly right: number },
  width: number,
  windowWidth: number,
  margin: number,
): number {
  const furthest = windowWidth - width - margin;
  const wanted = left <= furthest ? left : right - width;
  return Math.max(margin, Math.min(wanted, furthest));
}
