import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { DataCosts, DataWatch } from './DataWatch.ts';
import type { Screen, Sight } from './screens.ts';

/** What it took to open a page. */
export interface ScreenCosts extends DataCosts {
  /** Milliseconds from the start of the navigation until the page is useful. */
  readonly useful: number;
}

/** In the page: whether a person sees all of it. It looks no further than it must, since its time counts as the page's. */
const isSeen = (sights: readonly Sight[]): boolean =>
  sights.every(({ selector, text = '', atLeast = 1 }) => {
    const pattern = new RegExp(text, 'u');
    let seen = 0;
    for (const element of document.querySelectorAll(selector)) {
      if (!pattern.test(element.textContent ?? '') || !element.checkVisibility()) continue;
      seen += 1;
      if (seen === atLeast) return true;
    }
    return false;
  });

/** Milliseconds that an answer may take. */
const patience = 30_000;
/** Milliseconds between two looks at whether everything is answered. */
const lookEvery = 25;

/** Resolves when everything that a page has asked of Firestore is answered. @throws Error when something never is */
export async function untilAnswered(watch: DataWatch): Promise<void> {
  const until = performance.now() + patience;
  while (watch.unanswered.length > 0) {
    if (performance.now() > until) throw new Error(`Not answered: ${watch.unanswered.join(', ')}.`);
    await setTimeout(lookEvery);
  }
}

/**
 * Waits until a person sees all of something.
 *
 * @param page of a context with `bypassCSP`, since waiting evaluates code in the page
 * @param polling how often it looks: in each frame, which takes much of a page that is slow to load, or after so many milliseconds
 * @returns milliseconds since the page's navigation began
 */
export async function untilSeen(
  page: Page,
  sights: readonly Sight[],
  polling: 'raf' | number = 100,
): Promise<number> {
  const moment = await page.waitForFunction(
    `(${String(isSeen)})(${JSON.stringify(sights)}) && performance.now()`,
    null,
    { polling },
  );
  return Number(await moment.jsonValue());
}

/**
 * Opens a page in a tab and waits until it is useful and until what it has asked for by then is answered. That belongs to its costs:
 * whether an answer comes just before or just after the page is useful is chance.
 *
 * @param page of a context with `bypassCSP`, since waiting evaluates code in the page
 * @param watch of that page
 * @param address the absolute URL
 * @param polling as `untilSeen` takes it: `raf` where the time matters
 */
export async function openScreen(
  page: Page,
  watch: DataWatch,
  address: string,
  { useful: sights }: Pick<Screen, 'useful'>,
  polling?: 'raf' | number,
): Promise<ScreenCosts> {
  const before = watch.costs();
  await page.goto(address, { waitUntil: 'commit' });
  const useful = await untilSeen(page, sights, polling);
  await untilAnswered(watch);
  const after = watch.costs();
  return {
    useful,
    documents: after.documents - before.documents,
    bytes: after.bytes - before.bytes,
    requests: after.requests - before.requests,
    calls: after.calls - before.calls,
  };
}
