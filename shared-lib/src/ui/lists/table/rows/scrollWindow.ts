import { windowScroll, type Virtualizer } from '@tanstack/react-virtual';

/** Virtualizers that have asked for their first scrolling. */
const begun = new WeakSet<object>();

/**
 * Scrolls the window for a virtualizer, but for the first time: then it asks that the window stay where it is, as its rows are put into the
 * page, and to find out where that is a browser lays out the whole page at once.
 */
export const scrollWindow: Virtualizer<Window, Element>['options']['scrollToFn'] = (
  offset,
  options,
  virtualizer,
) => {
  if (begun.has(virtualizer)) windowScroll(offset, options, virtualizer);
  else begun.add(virtualizer);
};
