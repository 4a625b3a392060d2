import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { DataCosts, DataWatch } from './DataWatch.ts';
import type { Screen, ExpectedElement } from './screens.ts';

/** The costs of opening a page. */
export interface ScreenCosts extends DataCosts {
  /** Milliseconds from the start of the navigation until the page is useful. */
  readonly useful: number;
}

/** In the page: whether a person can see all of it. It stops as early as possible, because its time counts as the page's. */
const isSeen = (sights: readonly ExpectedElement[]): boolean =>
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

/** Timeout for a response, in milliseconds. */
const patience = 30_000;
/** Milliseconds between two checks for pending requests. */
const pollInterval = 25;

/**
 * Resolves when all of a page's requests to Firestore are answered.
 * @throws Error if one never is
 */
export async function waitUntilAnswered(watch: DataWatch): Promise<void> {
  const until = performance.now() + patience;
  while (watch.unanswered.length > 0) {
    if (performance.now() > until) throw new Error(`Not answered: ${watch.unanswered.join(', ')}.`);
    await setTimeout(pollInterval);
  }
}

/**
 * Waits until a person can see everything.
 * @param page of a context with `bypassCSP`, since waiting evaluates code in the page
 * @param polling the interval: every frame, which slows down a page with much to load, or in milliseconds
 * @returns milliseconds since the page's navigation began
 */
export async function waitUntilSeen(
  page: Page,
  sights: readonly ExpectedElement[],
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
 * Opens a page in a tab and waits until it is useful and its requests up to then are answered. These count toward its costs: whether a
 * response arrives just before or just after the page is useful is chance.
 * @param page of a context with `bypassCSP`, since waiting evaluates code in the page
 * @param watch of that page
 * @param address the absolute URL
 * @param polling as in `waitUntilSeen`: `raf` if the time matters
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
  const useful = await waitUntilSeen(page, sights, polling);
  await waitUntilAnswered(watch);
  const after = watch.costs();
  return {
    useful,
    documents: after.documents - before.documents,
    bytes: after.bytes - before.bytes,
    requests: after.requests - before.requests,
    calls: after.calls - before.calls,
  };
}
