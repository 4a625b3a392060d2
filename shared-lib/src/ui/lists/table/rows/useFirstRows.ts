import { startTransition, useEffect, useState } from 'react';

/** The least that stands above a list, in pixels: the app's header, and the page's own. */
const aboveAnyList = 240;

/**
 * The options by which a virtualizer draws at first only the rows that are in view, and draws them in the render that brings them. Without
 * a height it would draw none, and then all of them in one piece once the page is laid out. The rows around them follow when the first
 * ones are in the page.
 * @param overscan how many rows are drawn beyond either edge of the view from then on.
 */
export function useFirstRows(overscan: number) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return {
    overscan: isShown ? overscan : 0,
    initialRect: { width: window.innerWidth, height: Math.max(window.innerHeight - aboveAnyList, 0) },
  };
}
