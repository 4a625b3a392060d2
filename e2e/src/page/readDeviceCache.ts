import type { Page } from '@playwright/test';

/** All last-known data that a device has stored, as text: the rows in IndexedDB, and their owner in local storage. */
export const readDeviceCache = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    if (!names.includes('vh_last_known')) return '';
    const database = await done(indexedDB.open('vh_last_known'));
    const rows = await done(database.transaction('rows').objectStore('rows').getAll());
    database.close();
    const mark = localStorage.getItem('vh_last_known_of');
    return rows.length === 0 && mark === null ? '' : JSON.stringify([mark, rows]);
  });

/**
 * Blocks reads and writes of the stored data, like another tab with a long write.
 * @returns the function that releases it.
 */
export async function blockDeviceCache(page: Page): Promise<() => Promise<void>> {
  const other = await page.context().newPage();
  // A page of the same origin, without the app.
  await other.route('/held', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await other.goto('/held');
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('vh_last_known');
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
        request.onsuccess = () => {
          const rows = request.result.transaction('rows', 'readwrite').objectStore('rows');
          const hold = () => {
            rows.count().onsuccess = hold;
            resolve();
          };
          rows.count().onsuccess = hold;
        };
      }),
  );
  return () => other.close();
}

/** Removes IndexedDB from a page, like a browser in a strict mode; call it before the page opens. */
export const forbidIndexedDb = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('IndexedDB is forbidden', 'SecurityError');
    };
  });

/** Leaves no free space in a page's IndexedDB; call it before the page opens. */
export const fillIndexedDb = (page: Page) =>
  page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room left', 'QuotaExceededError');
    };
  });

/** Records all text that a page ever paints, from its first element on; call it before the page opens. */
export const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenTexts: seen });
    new MutationObserver(() => {
      if (document.body) seen.add(document.body.innerText);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Everything `recordTexts` has recorded since the page loaded. */
export const seenTexts = (page: Page): Promise<string> =>
  page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts].join('\n'));
