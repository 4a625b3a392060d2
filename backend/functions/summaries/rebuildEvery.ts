import { FieldPath } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { rebuildSummaries } from './rebuildSummaries.ts';

/** How many accounts one request lists. */
const pageSize = 100;

async function* customerIds(): AsyncGenerator<string> {
  const pages = firestore()
    .collection(paths.customers())
    .orderBy(FieldPath.documentId())
    .select()
    .limit(pageSize);
  for (let after: string | null = null; ;) {
    const { docs } = await (after === null ? pages : pages.startAfter(after)).get();
    for (const { id } of docs) yield id;
    after = docs.at(-1)?.id ?? null;
    if (docs.length < pageSize) return;
  }
}

/**
 * Rebuilds the summaries of every account, one after the other. One that fails leaves the others to be done.
 * @param onDone told of each account, and of the error of one that failed
 * @returns how many failed
 */
export const rebuildEvery = async (onDone: (customerId: string, error: unknown) => void): Promise<number> => {
  let failed = 0;
  for await (const customerId of customerIds()) {
    try {
      await rebuildSummaries(customerId, Date.now());
      onDone(customerId, null);
    } catch (error) {
      failed += 1;
      onDone(customerId, error);
    }
  }
  return failed;
};
