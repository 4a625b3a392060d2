import type { Browser, BrowserContext } from '@playwright/test';
import type { SavedSession } from './savedSession.ts';

/** A browser like a separate device, with only a session on it. */
export function openDevice(browser: Browser, session?: SavedSession): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // Waiting evaluates code in the page, which the page's policy forbids.
    bypassCSP: true,
    ...(session && { storageState: session }),
  });
}
