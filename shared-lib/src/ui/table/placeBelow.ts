const width = 264;
const gap = 6;
const margin = 8;

/** Places a popover below its button, within the window's width; it scrolls with the page. */
export function placeBelow(popover: HTMLElement, button: HTMLElement) {
  const { left, bottom } = button.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - width - margin;
  popover.style.width = `${width}px`;
  popover.style.left = `${Math.max(margin, Math.min(left, furthest)) + window.scrollX}px`;
  popover.style.top = `${bottom + gap + window.scrollY}px`;
}
