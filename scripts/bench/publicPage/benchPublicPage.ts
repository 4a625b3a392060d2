import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { DataWatch } from '../../../e2e/src/measure/DataWatch.ts';
import { waitUntilAnswered } from '../../../e2e/src/measure/openScreen.ts';
import { pageLoad, watchPageLoad } from '../../../e2e/src/measure/pageLoad.ts';
import { startProduct, type RunningProduct } from '../../../e2e/src/startProduct.ts';
import { countScripts } from '../../../e2e/src/measure/countScripts.ts';
import { momentOf, slowDown, type Conditions } from '../measurePages.ts';
import type { Figure } from '../report.ts';

/** A mid-range phone on a slow connection. */
export const slowPhone: Conditions = { cpuSlowdown: 4, latencyMillis: 150, megabits: 1.6 };

/** The cost of a resident's first visit. */
interface Visit {
  /** Milliseconds until tonight's status is readable, and script bytes loaded by shortly after. */
  readonly state: number;
  readonly scriptToState: number;
  /** Milliseconds until the whole page shows, and what it has requested by then. */
  readonly live: number;
  readonly scriptToLive: number;
  /** Script bytes once the page follows the night live, which needs most of the script. */
  readonly scriptInAll: number;
  readonly scripts: number;
  readonly documents: number;
}

const path = '/sunrise-valet/maple-court';

/** The status is the first thing painted. */
const firstPaint = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime';

const liveIsVisible = () => /Service days/.test(document.querySelector('#root')?.textContent ?? '');

/** The listener's channel is open, so the code for it has loaded. */
const isFollowed = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel'));

async function visit(browser: Browser, { url, addresses }: RunningProduct): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    // Waiting evaluates code in the page, which its CSP forbids.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page, slowPhone);
    const scripts = await countScripts(page);
    const watch = await DataWatch.of(page, addresses);
    await watchPageLoad(page);
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(firstPaint);
    const state = Number(await painted.jsonValue());
    const scriptToState = scripts.bytes;
    const live = await momentOf(page, liveIsVisible);
    const { scriptToStand: scriptToLive } = await pageLoad(page);
    await page.waitForFunction(isFollowed);
    await waitUntilAnswered(watch);
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
 * Visits a community's public page in headless Chromium, each time as a new visitor.
 * @param progress receives a short progress line per step
 */
export async function benchPublicPage(runs: number, progress: (line: string) => void): Promise<Figure[]> {
  const data = await mkdtemp(join(tmpdir(), 'valet-hub-bench-'));
  const product = await startProduct({ data, options: ['--without-big'] });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    // The first visit warms up the server and isn't counted.
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
      figure('Time to tonight’s status', 'ms', ({ state }) => state),
      figure('… JavaScript by then, gzip', 'KB', ({ scriptToState }) => scriptToState / 1000),
      figure('Time to the whole page', 'ms', ({ live }) => live),
      figure('… JavaScript by then, gzip', 'KB', ({ scriptToLive }) => scriptToLive / 1000),
      figure('JavaScript in total, following the night', 'KB', ({ scriptInAll }) => scriptInAll / 1000),
      figure('… scripts', 'requests', ({ scripts }) => scripts),
      figure('… documents that the page reads', 'requests', ({ documents }) => documents),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await rm(data, { recursive: true, force: true });
  }
}
