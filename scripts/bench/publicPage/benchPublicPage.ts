import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { DataWatch } from '../../../e2e/src/measure/DataWatch.ts';
import { untilAnswered } from '../../../e2e/src/measure/openScreen.ts';
import { pageLoad, watchPageLoad } from '../../../e2e/src/measure/pageLoad.ts';
import { startProduct, type RunningProduct } from '../../../e2e/src/startProduct.ts';
import { slowDown, type Conditions } from '../conditions.ts';
import { countScripts } from '../../../e2e/src/measure/countScripts.ts';
import { momentOf } from '../measurePages.ts';
import type { Figure } from '../report.ts';

/** A phone of the middle class on a slow connection. */
export const slow: Conditions = { cpuSlowdown: 4, latencyMillis: 150, megabits: 1.6 };

/** What one visit of a resident costs who has never been there. */
interface Visit {
  /** Milliseconds until tonight's state can be read, and bytes of script that had come until a moment after. */
  readonly state: number;
  readonly scriptToState: number;
  /** Milliseconds until the whole page is there, and what it has asked for by then. */
  readonly live: number;
  readonly scriptToLive: number;
  /** Bytes of script once the night is followed live, which needs most of it. */
  readonly scriptInAll: number;
  readonly scripts: number;
  readonly documents: number;
}

const path = '/sunrise-valet/maple-court';

/** The state is the first that is painted. */
const firstPaint = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime';

const liveIsThere = () => /Service days/.test(document.querySelector('#root')?.textContent ?? '');

/** The listener's channel has been opened: what needs it has come. */
const isFollowed = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel'));

async function visit(browser: Browser, { url, addresses }: RunningProduct): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    // Waiting evaluates code in the page, which the page's policy forbids.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page, slow);
    const scripts = await countScripts(page);
    const watch = await DataWatch.of(page, addresses);
    await watchPageLoad(page);
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(firstPaint);
    const state = Number(await painted.jsonValue());
    const scriptToState = scripts.bytes;
    const live = await momentOf(page, liveIsThere);
    const { scriptToStand: scriptToLive } = await pageLoad(page);
    await page.waitForFunction(isFollowed);
    await untilAnswered(watch);
    return {
      state,
      scriptToState,
      live,
      scriptToLive,
      scriptInAll: scripts.bytes,
      scripts: scripts.requests,
      documents: watch.costs().documents,
    };
  } finally {
    await context.close();
  }
}

/**
 * Visits a community's public page in headless Chromium, each time as somebody who has never been there.
 * @param progress told in a few words what is going on
 */
export async function benchPublicPage(runs: number, progress: (line: string) => void): Promise<Figure[]> {
  const data = await mkdtemp(join(tmpdir(), 'valet-hub-bench-'));
  const product = await startProduct({ data, options: ['--without-big'] });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    // The first visit warms the server up and does not count.
    await visit(browser, product);
    const visits: Visit[] = [];
    for (let run = 1; run <= runs; run += 1) {
      progress(`Visit ${run} of ${runs} …`);
      visits.push(await visit(browser, product));
    }
    const figure = (name: string, unit: Figure['unit'], value: (visit: Visit) => number): Figure => ({
      name,
      unit,
      values: visits.map(value),
    });
    return [
      figure('Time to tonight’s state', 'ms', ({ state }) => state),
      figure('… JavaScript by then, gzip', 'KB', ({ scriptToState }) => scriptToState / 1000),
      figure('Time to the whole page', 'ms', ({ live }) => live),
      figure('… JavaScript by then, gzip', 'KB', ({ scriptToLive }) => scriptToLive / 1000),
      figure('JavaScript in all, following the night', 'KB', ({ scriptInAll }) => scriptInAll / 1000),
      figure('… scripts', 'requests', ({ scripts }) => scripts),
      figure('… documents that the page reads', 'requests', ({ documents }) => documents),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await rm(data, { recursive: true, force: true });
  }
}
