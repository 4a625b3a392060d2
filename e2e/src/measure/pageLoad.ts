import type { Page } from '@playwright/test';

/** What it cost to have a page stand, and what moved meanwhile. */
export interface PageLoad {
  /** Bytes of script, compressed, that were asked for before the page had its heading; and all that have come by now. */
  readonly scriptToStand: number;
  readonly script: number;
  /** The sum of the layout shifts that no person caused. */
  readonly shift: number;
}

/** What the page's own script notes for it. */
interface Noted {
  stoodAt: number | null;
  shift: number;
}

declare global {
  interface Window {
    notedOfLoad?: Noted;
  }
}

/** Notes of each page that is opened from now on when its code has drawn a heading, and what moved. */
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

/** What has been noted of the page so far. @throws Error before it stands */
export const pageLoad = (page: Page): Promise<PageLoad> =>
  page.evaluate(() => {
    const { stoodAt, shift } = window.notedOfLoad!;
    if (stoodAt === null) throw new Error('The page has no heading yet');
    const sizes = new Map<string, { size: number; at: number }>();
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      // What was preloaded is there twice, and was fetched once.
      if (entry.name.endsWith('.js') && !sizes.has(entry.name))
        sizes.set(entry.name, { size: entry.encodedBodySize, at: entry.startTime });
    }
    const sum = (all: readonly { size: number }[]) => all.reduce((total, { size }) => total + size, 0);
    const all = [...sizes.values()];
    return { scriptToStand: sum(all.filter(({ at }) => at < stoodAt)), script: sum(all), shift };
  });
