import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { authorize } from './authorize.ts';

/**
 * The same as `authorize`, but for the owner only.
 * @returns the customer id, which is the owner's uid
 * @throws HttpsError `unauthenticated`; `permission-denied` also for Admins
 */
export const authorizeOwner = async (request: Pick<CallableRequest, 'auth'>): Promise<string> => {
  const customerId = await authorize(request);
  if (request.auth?.uid !== customerId) {
    throw new HttpsError('permission-denied', 'Only the owner of the business can do this.');
  }
  return customerId;
};
