import { cpus } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/src/findChromium.ts';
import { countScripts } from '../../e2e/src/measure/countScripts.ts';
import { submitSignIn } from '../../e2e/src/signIn.ts';

/** The cost of one visit with an empty cache. */
export interface PageCosts {
  /** Compressed script bytes without headers, and the number of scripts. */
  readonly loginScript: number;
  readonly loginScripts: number;
  /** The same from the sign-in page to the dashboard with its data. */
  readonly dashboardScript: number;
  readonly dashboardScripts: number;
  /** Milliseconds from navigation start until the form accepts input. */
  readonly form: number;
  /** Milliseconds from navigation start until all figures show, signed in with an empty cache. */
  readonly dashboard: number;
  /** The same with a full browser cache. */
  readonly dashboardAgain: number;
}

/**
 * Waits inside the page: a round trip to this process would distort the time.
 *
 * @param arrived a function that runs in the page, or an expression
 * @returns milliseconds from navigation start
 */
export async function momentOf(page: Page, arrived: (() => boolean) | string): Promise<number> {
  const condition = typeof arrived === 'string' ? arrived : `(${String(arrived)})()`;
  const handle = await page.waitForFunction(`${condition} && performance.now()`, null, {
    polling: 'raf',
  });
  return Number(await handle.jsonValue());
}

const formIsVisible = () => document.querySelector('input[type=password]') !== null;

/**
 * The dashboard of `owner@demo.test` shows tonight's service and both figures. Runs every frame, so it reads `textContent`, which doesn't
 * force a layout.
 */
export const figuresAreVisible = () => {
  const text = document.querySelector('main')?.textContent ?? '';
  return /communities served/.test(text) && (text.match(/of \d+ on your plan/g)?.length ?? 0) === 2;
};

/** How a machine and its connection are throttled. */
export interface Conditions {
  /** CPU slowdown factor. */
  readonly cpuSlowdown: number;
  /** Minimum duration of each request, in milliseconds. */
  readonly latencyMillis: number;
  /** Bandwidth each way, in Mbit/s; unlimited if omitted. */
  readonly megabits?: number;
}

/** A mid-range phone on an average connection. */
export const averagePhone: Conditions = { cpuSlowdown: 4, latencyMillis: 40, megabits: 10 };

/**
 * Throttles a page.
 *
 * @returns restores full speed. Call it for idle pages: a throttled page keeps its processor busy doing nothing.
 */
export async function slowDown(
  page: Page,
  { cpuSlowdown, latencyMillis, megabits }: Conditions,
): Promise<() => Promise<void>> {
  const bytesPerSecond = megabits === undefined ? -1 : (megabits * 1_000_000) / 8;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMillis,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return () => session.detach();
}

/** The line below a table: conditions and machine. */
export function describeConditions({ cpuSlowdown, latencyMillis, megabits }: Conditions): string {
  const { length: cores, 0: cpu } = cpus();
  const connection = megabits === undefined ? '' : `, ${megabits} Mbit/s`;
  return `CPU slowed down ${cpuSlowdown} times, ${latencyMillis} ms latency${connection}, ${cores} cores (${cpu?.model ?? 'unknown'}).`;
}

/**
 * Visits the sign-in page and the dashboard in a new browser context.
 *
 * @param url origin of a running product
 * @param conditions unthrottled if omitted
 */
export async function visit(browser: Browser, url: string, conditions?: Conditions): Promise<PageCosts> {
  // Waiting evaluates code in the page, which its CSP forbids.
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', bypassCSP: true });
  try {
    const page = await context.newPage();
    if (conditions) await slowDown(page, conditions);
    const scripts = await countScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const form = await momentOf(page, formIsVisible);
    await page.waitForLoadState('load');
    const login = { ...scripts };
    await submitSignIn(page, 'owner@demo.test');
    await momentOf(page, figuresAreVisible);
    const total = { ...scripts };

    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(url, { waitUntil: 'commit' });
    const dashboard = await momentOf(page, figuresAreVisible);
    await page.goto(url, { waitUntil: 'commit' });
    const dashboardAgain = await momentOf(page, figuresAreVisible);
    return {
      loginScript: login.bytes,
      loginScripts: login.requests,
      dashboardScript: total.bytes,
      dashboardScripts: total.requests,
      form,
      dashboard,
      dashboardAgain,
    };
  } finally {
    await context.close();
  }
}

/**
 * Visits the sign-in page and the dashboard in headless Chromium, each time in a new browser context.
 *
 * @param url origin of a running product
 */
export async function measurePages(
  url: string,
  runs: number,
  onRun: (run: number) => void,
): Promise<PageCosts[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    // The first visit warms up the server and isn't counted.
    await visit(browser, url);
    const costs: PageCosts[] = [];
    for (let run = 1; run <= runs; run += 1) {
      onRun(run);
      costs.push(await visit(browser, url));
    }
    return costs;
  } finally {
    await browser.close();
  }
}

/** In the page, before it loads: records long tasks for `longestTask`. */
export const recordLongTasks = (): void => {
  const tasks: [start: number, duration: number][] = [];
  Object.assign(window, { benchTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
};

/**
 * In the page: its longest task in milliseconds; 0 if none exceeds 50.
 * @param after counts only tasks that began after this time on the page's clock; null for the first paint
 */
export const longestTask = (after: number | null): number => {
  const since = after ?? performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { benchTasks } = window as unknown as { benchTasks: readonly [number, number][] };
  return Math.max(0, ...benchTasks.filter(([start]) => start >= since).map(([, duration]) => duration));
};
