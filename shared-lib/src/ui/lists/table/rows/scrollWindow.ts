import { windowScroll, type Virtualizer } from '@tanstack/react-virtual';

/** Virtualizers that have made their first scroll request. */
const begun = new WeakSet<object>();

/**
 * Scrolls the window for a virtualizer, except on its first request, which only restores the current position
 * while rows are being inserted; reading that position would force a layout of the whole page.
 */
export const scrollWindow: Virtualizer<Window, Element>['options']['scrollToFn'] = (
  offset,
  options,
  virtualizer,
) => {
  if (begun.has(virtualizer)) windowScroll(offset, options, virtualizer);
  else begun.add(virtualizer);
};
