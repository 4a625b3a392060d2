import {
  Firestore,
  Query,
  Transaction,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';

type Get = (...requested: unknown[]) => Promise<unknown>;

/** The number of reads billed; a query without results is billed as one. */
const billedFor = (found: unknown): number => {
  if (Array.isArray(found)) return (found as DocumentSnapshot[]).length;
  return 'docs' in (found as object) ? Math.max(1, (found as QuerySnapshot).size) : 1;
};

/** Counts the documents that an act reads. */
export const readsOf = async (act: () => Promise<unknown>): Promise<number> => {
  let reads = 0;
  const places = [
    [Transaction.prototype, 'get'],
    [Transaction.prototype, 'getAll'],
    [Query.prototype, 'get'],
    // `DocumentReference.get` uses it too.
    [Firestore.prototype, 'getAll'],
  ] as const;
  const restored = places.map(([prototype, method]) => {
    const methods = prototype as unknown as Record<string, Get>;
    const real = methods[method]!;
    methods[method] = async function counted(this: unknown, ...requested: unknown[]) {
      const found = await real.apply(this, requested);
      reads += billedFor(found);
      return found;
    };
    return () => (methods[method] = real);
  });
  try {
    await act();
  } finally {
    for (const restore of restored) restore();
  }
  return reads;
};
