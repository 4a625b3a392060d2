/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { authStorage, demoSession, type Configuration } from '../../valet-module/src/local/demoSession.ts';

/** Runs in the page before its own code: puts a session where Auth looks for one, once per tab, on a device where Auth has never been. */
function keepInPage([session, { database, version, store, keyPath }]: readonly [
  object,
  typeof authStorage,
]): void {
  // An empty page and a frame without scripts have no storage.
  if (window.origin === 'null') return;
  try {
    // A device that is cleared later must not be signed in again.
    if (sessionStorage.getItem(database) !== null) return;
    sessionStorage.setItem(database, 'kept');
    const opening = indexedDB.open(database, version);
    opening.onupgradeneeded = () => {
      const rows = opening.result.createObjectStore(store, { keyPath });
      try {
        rows.put(session);
      } catch {
        // A device without free space stores no session.
      }
    };
    opening.onsuccess = () => opening.result.close();
  } catch {
    // Nor does one that forbids it.
  }
}

/**
 * Signs in an account with the demo password, so that a page's device starts with its session, unless Auth has been there before. A
 * person who signs out there stays signed out. A site of releases (`releases/releaseSite.ts`) uses the form instead.
 *
 * @param page or a whole device, whose tabs all start this way
 * @param address the address to open, on the origin of the page's context unless it has its own
 * @returns whether it starts with a session
 * @throws Error when the account can't sign in
 */
export async function keepSession(
  page: Page | BrowserContext,
  email: string,
  address: string,
): Promise<boolean> {
  const place = '/__/firebase/init.json';
  const url = URL.canParse(address) ? new URL(place, address).href : place;
  // The browser resolves names below `localhost`, which sites of releases have, but not every system does.
  const requested = await page.request.get(url).catch(() => null);
  if (requested === null || new URL(requested.url()).hostname.endsWith('.localhost')) return false;
  const session = await demoSession((await requested.json()) as Configuration, email);
  await page.addInitScript(keepInPage, [session, authStorage] as const);
  return true;
}
