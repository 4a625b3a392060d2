import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { keptOnDevice } from './keptOnDevice.ts';

/** Milliseconds between two looks: the app writes what it has shown two seconds after the last change. */
const lookEvery = 2500;
/** Milliseconds after which we look no longer. */
const patience = 20_000;

/**
 * Resolves once a device writes nothing more of what a page has shown. A page that is opened again before that would find less than
 * what a person finds who comes back later.
 * @throws Error when it goes on writing
 */
export async function untilKept(page: Page): Promise<void> {
  const until = performance.now() + patience;
  let before: string | null = null;
  for (;;) {
    const kept = await keptOnDevice(page);
    if (kept === before) return;
    if (performance.now() > until) throw new Error('The device goes on writing.');
    before = kept;
    await setTimeout(lookEvery);
  }
}
