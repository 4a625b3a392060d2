/** Space that a step's explanation needs beside the top of its target, in CSS pixels. */
const margin = 80;

/** Puts the top of an element where it can be seen, at once; one that is in sight stays where it is. */
export function bringIntoView(element: HTMLElement) {
  if (element === document.body) return;
  const { top, left, right } = element.getBoundingClientRect();
  const isInSight =
    top >= 0 &&
    top <= window.innerHeight - margin &&
    left >= 0 &&
    right <= document.documentElement.clientWidth;
  if (!isInSight) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
