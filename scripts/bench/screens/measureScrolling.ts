import type { Browser, Page } from '@playwright/test';
import { DataWatch, type DataAddresses } from '../../../e2e/src/measure/DataWatch.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { openScreen } from '../../../e2e/src/measure/openScreen.ts';
import type { SavedSession } from '../../../e2e/src/measure/savedSession.ts';
import { screens } from '../../../e2e/src/measure/screens.ts';

/** How smoothly a page scrolls. */
export interface Scrolling {
  readonly path: string;
  readonly frames: number;
  /** The longest frame, in milliseconds. */
  readonly longestFrame: number;
}

/** The longest pages: 2,000 team members, and the week of 400 communities. */
const longPages = ['/team', '/schedule'];

/** In the page: scrolls its longest part for three seconds at 40 pixels a frame, and counts the frames. */
const scroll = (): Promise<Omit<Scrolling, 'path'>> =>
  new Promise((resolve) => {
    const length = (element: Element) => element.scrollHeight - element.clientHeight;
    const parts = [...document.querySelectorAll('main *')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    const part = [document.documentElement, ...parts].sort((a, b) => length(b) - length(a))[0]!;
    const began = performance.now();
    let [frames, longestFrame, last] = [0, 0, began];
    const onFrame = (now: number) => {
      frames += 1;
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
      part.scrollTop += 40;
      if (now - began < 3000) requestAnimationFrame(onFrame);
      else resolve({ frames: (frames * 1000) / (now - began), longestFrame });
    };
    requestAnimationFrame(onFrame);
  });

async function scrollPage(page: Page, watch: DataWatch, url: string, path: string): Promise<Scrolling> {
  const screen = screens.find((other) => other.path === path)!;
  await openScreen(page, watch, `${url}${path}`, screen);
  return { path, ...(await page.evaluate(scroll)) };
}

/**
 * Scrolls an account's longest pages at full machine speed.
 *
 * @param url origin of the running product
 */
export async function measureScrolling(
  browser: Browser,
  session: SavedSession,
  url: string,
  addresses: DataAddresses,
): Promise<readonly Scrolling[]> {
  const device = await openDevice(browser, session);
  try {
    const page = await device.newPage();
    const watch = await DataWatch.of(page, addresses);
    const measured: Scrolling[] = [];
    for (const path of longPages) measured.push(await scrollPage(page, watch, url, path));
    return measured;
  } finally {
    await device.close();
  }
}
