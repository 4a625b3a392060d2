/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** How much wider the page is than its window, in pixels. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
