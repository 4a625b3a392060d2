import type { bringDocuments } from './bringDocuments.ts';
import type { BringEverything } from './everyPage.ts';

/** Brings every document that a query finds. The code for it is fetched with the first use. Damaged documents are reported and left out. */
export const bringLazily =
  <T>(asked: Parameters<typeof bringDocuments<T>>[0]): BringEverything<T> =>
  async (signal, onProgress) => {
    const loaded = await import(/* webpackChunkName: "all-records" */ './bringDocuments.ts');
    return loaded.bringDocuments(asked)(signal, onProgress);
  };
