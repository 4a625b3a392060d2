import type { fetchAllDocuments } from './fetchAllDocuments.ts';
import type { FetchAll } from './fetchAllPages.ts';

/** Fetches every document of a query. Its code loads with the first use. Damaged documents are reported and skipped. */
export const lazyFetchAll =
  <T>(requested: Parameters<typeof fetchAllDocuments<T>>[0]): FetchAll<T> =>
  async (signal, onProgress) => {
    const loaded = await import(/* webpackChunkName: "all-records" */ './fetchAllDocuments.ts');
    return loaded.fetchAllDocuments(requested)(signal, onProgress);
  };
