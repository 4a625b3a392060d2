import { collection, doc, limit, orderBy, serverTimestamp, setDoc, where } from 'firebase/firestore';
import { paths, supportLimits, supportRequestSchema, type NewSupportRequest } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite, type WriteResult } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';

const useRequestsBy = liveCollection('listenToSupportRequests', {
  schema: supportRequestSchema,
  query: (customerId, uid: string) =>
    documentsAt(
      paths.supportRequests(customerId),
      where('createdBy', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(supportLimits.listed),
    ),
});

/** The signed-in user's latest support requests, newest first, live, including one that is still being sent. */
export const useSupportRequests = () => useRequestsBy(useAccount().uid);

/**
 * Sends a request to support.
 * @returns the request's id, and a promise of its outcome. Without a connection the promise waits for one, as long as
 * the page is open.
 */
export function sendSupportRequest(
  { customerId, uid, email }: Account,
  request: NewSupportRequest,
): { id: string; outcome: Promise<WriteResult> } {
  const reference = doc(collection(firestore(), paths.supportRequests(customerId)));
  const outcome = attemptWrite(
    'Sending a request to support',
    () =>
      setDoc(reference, { ...request, status: 'new', createdAt: serverTimestamp(), createdBy: uid, email }),
    { mayWait: true },
  );
  return { id: reference.id, outcome };
}
