import { FieldPath } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from './firebase.ts';

/** How many accounts one request lists. */
const pageSize = 100;

/** The ids of all accounts, a page at a time. */
async function* everyCustomer(): AsyncGenerator<string> {
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
 * Does something for every account, some at the same time. One that fails leaves the others to be done.
 * @param work done for an account's id
 * @param onFailed told of each account that failed
 * @param atOnce how many at the same time
 */
export const forEveryCustomer = async (
  work: (customerId: string) => Promise<void>,
  onFailed: (customerId: string, error: unknown) => void,
  atOnce = 1,
): Promise<void> => {
  const customers = everyCustomer();
  const worker = async () => {
    for (;;) {
      const { value: customerId, done } = await customers.next();
      if (done) return;
      await work(customerId).catch((error: unknown) => onFailed(customerId, error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
