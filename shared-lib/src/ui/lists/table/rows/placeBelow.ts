import { menuLeft } from './menuLeft.ts';

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
