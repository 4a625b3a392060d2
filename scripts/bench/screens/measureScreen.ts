import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { DataWatch, type DataAddresses, type DataCosts } from '../../../e2e/src/measure/DataWatch.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { openScreen } from '../../../e2e/src/measure/openScreen.ts';
import type { SavedSession } from '../../../e2e/src/measure/savedSession.ts';
import type { Screen } from '../../../e2e/src/measure/screens.ts';
import { waitUntilCached } from '../../../e2e/src/page/waitUntilCached.ts';
import { averagePhone, longestTask, recordLongTasks, slowDown } from '../measurePages.ts';

/** The cost of opening a page. */
export interface VisitCosts extends DataCosts {
  /** Milliseconds until the page is useful. */
  readonly useful: number;
  /** Total documents read, including those after the page is useful. */
  readonly documentsInAll: number;
  /** The longest task after the first paint, in milliseconds; 0 if none exceeds 50. */
  readonly longestTask: number;
}

/** A page on a device that has only the session, and again on the same device. */
export interface ScreenFigures {
  readonly cold: VisitCosts;
  readonly warm: VisitCosts;
}

/** Milliseconds without a read after which a page is considered done. */
const quietMillis = 700;
/** Milliseconds after which we stop waiting. */
const timeoutMillis = 15_000;

/** Resolves once a page has stopped reading. */
async function untilQuiet(watch: DataWatch): Promise<void> {
  const until = performance.now() + timeoutMillis;
  let before = -1;
  while (performance.now() < until) {
    const { bytes } = watch.costs();
    if (bytes === before && watch.unanswered.length === 0) return;
    before = bytes;
    await setTimeout(quietMillis);
  }
}

async function visit(page: Page, watch: DataWatch, address: string, screen: Screen): Promise<VisitCosts> {
  const before = watch.costs().documents;
  const costs = await openScreen(page, watch, address, screen, 'raf');
  // A page that starts from cached data is useful before it requests anything.
  await page.waitForFunction("!document.querySelector('[data-unconfirmed]')");
  await untilQuiet(watch);
  return {
    ...costs,
    documentsInAll: watch.costs().documents - before,
    longestTask: await page.evaluate(longestTask, null),
  };
}

/**
 * Opens a page twice on a throttled device; the second time once the device has cached the first visit.
 *
 * @param address the absolute URL
 * @param addresses of the running services
 */
export async function measureScreen(
  browser: Browser,
  session: SavedSession,
  address: string,
  screen: Screen,
  addresses: DataAddresses,
): Promise<ScreenFigures> {
  const device = await openDevice(browser, session);
  try {
    const page = await device.newPage();
    await page.addInitScript(recordLongTasks);
    await slowDown(page, averagePhone);
    const watch = await DataWatch.of(page, addresses);
    const cold = await visit(page, watch, address, screen);
    await waitUntilCached(page);
    const warm = await visit(page, watch, address, screen);
    return { cold, warm };
  } finally {
    await device.close();
  }
}
