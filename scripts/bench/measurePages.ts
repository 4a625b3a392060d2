import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/src/findChromium.ts';
import { countScripts } from '../../e2e/src/measure/countScripts.ts';
import { submitSignIn } from '../../e2e/src/signIn.ts';
import { slowDown, type Conditions } from './conditions.ts';

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
