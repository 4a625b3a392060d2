import { collection, limit, onSnapshot, query, where } from 'firebase/firestore';
import { paths } from '../../domain/index.ts';
import { priceSchema, type Price } from './price.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveHook } from '../liveHooks.ts';

/** More than are ever sold at once. */
const maxProducts = 10;

const usePricesOfAll = liveHook<readonly Price[], null>('listenToPrices', (_asked, onData, onError) => {
  const found = new Map<string, { prices: readonly Price[] | null; end: () => void }>();
  const tell = () => {
    const all = [...found.values()].map(({ prices }) => prices);
    if (all.every((prices) => prices !== null)) onData(all.flat());
  };
  const products = query(
    collection(firestore(), paths.products()),
    where('active', '==', true),
    limit(maxProducts),
  );
  const endProducts = onSnapshot(
    products,
    ({ docs }) => {
      const ids = new Set(docs.map(({ id }) => id));
      for (const [id, { end }] of found) {
        if (ids.has(id)) continue;
        end();
        found.delete(id);
      }
      for (const id of ids) {
        if (found.has(id)) continue;
        const entry = { prices: null as readonly Price[] | null, end: () => {} };
        found.set(id, entry);
        entry.end = listenToQuery(
          query(collection(firestore(), paths.prices(id)), where('active', '==', true)),
          priceSchema,
          (prices) => {
            entry.prices = prices;
            tell();
          },
          onError,
        );
      }
      tell();
    },
    onError,
  );
  return () => {
    endProducts();
    for (const { end } of found.values()) end();
  };
});

/** The prices of all products, live. */
export const usePrices = () => usePricesOfAll(null);
