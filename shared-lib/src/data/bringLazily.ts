import type { bringDocuments } from './bringDocuments.ts';
import type { BringEverything } from './everyPage.ts';

/** Fetches every document of a query. Its code loads with the first use. Damaged documents are reported and skipped. */
export const bringLazily =
  <T>(asked: Parameters<typeof bringDocuments<T>>[0]): BringEverything<T> =>
  async (signal, onProgress) => {
    const loaded = await import(/* webpackChunkName: "all-records" */ './bringDocuments.ts');
    return loaded.bringDocuments(asked)(signal, onProgress);
  };
