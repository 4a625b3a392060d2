import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readDeviceCache } from './readDeviceCache.ts';

/** Milliseconds between two checks: the app writes what it has shown two seconds after the last change. */
const pollInterval = 2500;
/** Timeout in milliseconds. */
const patience = 20_000;

/**
 * Resolves once a device has written everything a page has shown. A page reopened before that would find less than a person who returns
 * later.
 * @throws Error if it keeps writing
 */
export async function waitUntilCached(page: Page): Promise<void> {
  const until = performance.now() + patience;
  let before: string | null = null;
  for (;;) {
    const kept = await readDeviceCache(page);
    if (kept === before) return;
    if (performance.now() > until) throw new Error('The device keeps writing.');
    before = kept;
    await setTimeout(pollInterval);
  }
}
