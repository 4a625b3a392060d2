/**
 * The left position of a menu below a button: aligned with the button's left edge, or with its right edge if
 * it would overflow the window; always within the window. All in CSS pixels.
 * @param button its edges, from the window's left.
 * @param width of the menu.
 * @param windowWidth without the scroll bar.
 * @param margin to keep free at the window's edges.
 */
export function menuLeft(
  { left, right }: { readonly left: number; readonly right: number },
  width: number,
  windowWidth: number,
  margin: number,
): number {
  const furthest = windowWidth - width - margin;
  const wanted = left <= furthest ? left : right - width;
  return Math.max(margin, Math.min(wanted, furthest));
}
