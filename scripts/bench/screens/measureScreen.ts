import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { DataWatch, type DataAddresses, type DataCosts } from '../../../e2e/src/measure/DataWatch.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { openScreen } from '../../../e2e/src/measure/openScreen.ts';
import type { SavedSession } from '../../../e2e/src/measure/savedSession.ts';
import type { Screen } from '../../../e2e/src/measure/screens.ts';
import { untilKept } from '../../../e2e/src/untilKept.ts';
import { ordinary, slowDown } from '../conditions.ts';
import { keepLongTasks, longestTask } from '../longTasks.ts';

/** What opening a page costs. */
export interface VisitCosts extends DataCosts {
  /** Milliseconds until it is useful. */
  readonly useful: number;
  /** Documents that it reads in all, also those after it is useful. */
  readonly documentsInAll: number;
  /** Milliseconds of the longest task after the first paint; 0 when none is longer than 50. */
  readonly longestTask: number;
}

/** A page on a device that has nothing but the session, and again on the same device. */
export interface ScreenFigures {
  readonly cold: VisitCosts;
  readonly warm: VisitCosts;
}

/** Milliseconds without anything read after which a page has read all that it will. */
const quiet = 700;
/** Milliseconds after which we look no longer. */
const patience = 15_000;

/** Resolves once a page has read nothing for a while. */
async function untilQuiet(watch: DataWatch): Promise<void> {
  const until = performance.now() + patience;
  let before = -1;
  while (performance.now() < until) {
    const { bytes } = watch.costs();
    if (bytes === before && watch.unanswered.length === 0) return;
    before = bytes;
    await setTimeout(quiet);
  }
}

async function visit(page: Page, watch: DataWatch, address: string, screen: Screen): Promise<VisitCosts> {
  const before = watch.costs().documents;
  const costs = await openScreen(page, watch, address, screen, 'raf');
  // A page that starts from what was last known is useful before it has asked for anything.
  await page.waitForFunction("!document.querySelector('[data-unconfirmed]')");
  await untilQuiet(watch);
  return {
    ...costs,
    documentsInAll: watch.costs().documents - before,
    longestTask: await page.evaluate(longestTask, null),
  };
}

/**
 * Opens a page twice on a device of its own, slowed down; the second time once the device has kept what the first one showed.
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
    await page.addInitScript(keepLongTasks);
    await slowDown(page, ordinary);
    const watch = await DataWatch.of(page, addresses);
    const cold = await visit(page, watch, address, screen);
    await untilKept(page);
    const warm = await visit(page, watch, address, screen);
    return { cold, warm };
  } finally {
    await device.close();
  }
}
