import type { Page } from '@playwright/test';

/** The costs until a page is rendered, and its layout shifts. */
export interface PageLoad {
  /** Compressed bytes of the scripts requested before the page had its heading, and of all scripts so far. */
  readonly scriptToStand: number;
  readonly script: number;
  /** The sum of the layout shifts not caused by a person. */
  readonly shift: number;
}

/** The records of the script that runs in the page. */
interface Noted {
  stoodAt: number | null;
  shift: number;
}

declare global {
  interface Window {
    notedOfLoad?: Noted;
  }
}

/** Records when each page opened from now on has drawn a heading, and its layout shifts. */
export const watchPageLoad = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: Noted = { stoodAt: null, shift: 0 };
    window.notedOfLoad = noted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) noted.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#root h1')) return;
      noted.stoodAt = performance.now();
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });

/**
 * The page's records so far.
 * @throws Error before it is rendered
 */
export const pageLoad = (page: Page): Promise<PageLoad> =>
  page.evaluate(() => {
    const { stoodAt, shift } = window.notedOfLoad!;
    if (stoodAt === null) throw new Error('The page has no heading yet');
    const sizes = new Map<string, { size: number; at: number }>();
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      // A preloaded file is listed twice, but was fetched once.
      if (entry.name.endsWith('.js') && !sizes.has(entry.name))
        sizes.set(entry.name, { size: entry.encodedBodySize, at: entry.startTime });
    }
    const sum = (all: readonly { size: number }[]) => all.reduce((total, { size }) => total + size, 0);
    const all = [...sizes.values()];
    return { scriptToStand: sum(all.filter(({ at }) => at < stoodAt)), script: sum(all), shift };
  });
