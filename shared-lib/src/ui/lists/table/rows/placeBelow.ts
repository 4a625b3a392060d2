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

const width = 264;
const gap = 6;
const margin = 8;

/** Positions a popover above its button, which stays where it is in the window. */
export function placeAbove(popover: HTMLElement, button: HTMLElement) {
  const edges = button.getBoundingClientRect();
  const left = menuLeft(edges, width, document.documentElement.clientWidth, margin);
  popover.style.position = 'fixed';
  popover.style.width = `${width}px`;
  popover.style.left = `${left}px`;
  popover.style.bottom = `${window.innerHeight - edges.top + gap}px`;
}

/** Positions a popover below its button, within the window's width; it scrolls with the page. */
export function placeBelow(popover: HTMLElement, button: HTMLElement) {
  const edges = button.getBoundingClientRect();
  const left = menuLeft(edges, width, document.documentElement.clientWidth, margin);
  popover.style.width = `${width}px`;
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${edges.bottom + gap + window.scrollY}px`;
}
