/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** How long a page may take for a new layout, in milliseconds. */
const settles = 3000;

/**
 * How much wider the page is than its window, in pixels, once its layout has adapted: parts that measure themselves respond to a new width
 * some frames later.
 */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(async (maxLength) => {
    const { documentElement: root } = document;
    const overflow = () => root.scrollWidth - root.clientWidth;
    const until = performance.now() + maxLength;
    while (overflow() > 0 && performance.now() < until) await new Promise(requestAnimationFrame);
    return overflow();
  }, settles);
