import { FieldPath } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from './firebase.ts';

/** Accounts listed per request. */
const pageSize = 100;

/** The ids of all accounts, read in pages. */
async function* eachCustomer(): AsyncGenerator<string> {
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
 * Runs a task for every account, several concurrently. A failure doesn't stop the others.
 * @param work called with an account's id
 * @param onFailed called for each account that failed
 * @param atOnce maximum concurrency
 */
export const forEachCustomer = async (
  work: (customerId: string) => Promise<void>,
  onFailed: (customerId: string, error: unknown) => void,
  atOnce = 1,
): Promise<void> => {
  const customers = eachCustomer();
  const worker = async () => {
    for (;;) {
      const { value: customerId, done } = await customers.next();
      if (done) return;
      await work(customerId).catch((error: unknown) => onFailed(customerId, error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
