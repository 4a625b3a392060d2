import { windowScroll, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useState } from 'react';

/** Minimum height above a list, in pixels: the app's header and the page's own. */
const minTop = 240;

/**
 * Virtualizer options that render only the visible rows first, together with the data. Without a height it
 * would render none, and then all of them at once after layout. The rows around follow once the first ones
 * are in the page.
 * @param overscan rows to render beyond the viewport from then on.
 */
export function useFirstRows(overscan: number) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return {
    overscan: isShown ? overscan : 0,
    initialRect: { width: window.innerWidth, height: Math.max(window.innerHeight - minTop, 0) },
  };
}

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
