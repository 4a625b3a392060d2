import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { authorise } from './authorise.ts';

/**
 * The same as `authorise`, but for the owner only.
 * @returns the customer id, which is the owner's uid
 * @throws HttpsError `unauthenticated`; `permission-denied` also for Admins
 */
export const authoriseOwner = async (request: Pick<CallableRequest, 'auth'>): Promise<string> => {
  const customerId = await authorise(request);
  if (request.auth?.uid !== customerId) {
    throw new HttpsError('permission-denied', 'Only the owner of the business can do this.');
  }
  return customerId;
};
