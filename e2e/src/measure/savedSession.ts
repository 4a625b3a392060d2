import type { Browser, BrowserContextOptions } from '@playwright/test';
import { authStorage } from '../../../valet-module/src/local/demoSession.ts';
import { submitSignIn } from '../signIn.ts';

/** Browser storage in the format of a new context. */
export type SavedSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Reads Auth's stored data in the page. */
const readAuthStore = ([database, store]: readonly [string, string]): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('error', () => reject(opening.error as Error));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(store).objectStore(store).getAll();
      reading.addEventListener('error', () => reject(reading.error as Error));
      reading.addEventListener('success', () => resolve(reading.result as unknown[]));
    });
  });

/**
 * Signs in once and saves only the session: a device that starts with it is signed in and has nothing else of the product.
 * @param url origin of a running product
 */
export async function savedSession(browser: Browser, url: string, email: string): Promise<SavedSession> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await submitSignIn(page, email);
    await page.getByRole('banner').waitFor();
    const values = await page.evaluate(readAuthStore, [authStorage.database, authStorage.store] as const);
    const store = {
      name: authStorage.store,
      keyPath: authStorage.keyPath,
      autoIncrement: false,
      indexes: [],
      records: values.map((value) => ({ value })),
    };
    const origin = {
      origin: url,
      localStorage: [],
      indexedDB: [{ name: authStorage.database, version: authStorage.version, stores: [store] }],
    };
    return { cookies: [], origins: [origin] };
  } finally {
    await context.close();
  }
}
