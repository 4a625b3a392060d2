import { HttpsError, type CallableRequest } from 'firebase-functions/https';

/**
 * Refuses what would end the access of the owner, or of whoever asks: nobody locks the business out, and nobody breaks off their own
 * call in the middle. Another Admin or the owner can.
 * @param done what would be done, in the past participle
 * @returns the caller's uid
 * @throws HttpsError `permission-denied`
 */
export const refuseOwnRecord = (
  request: Pick<CallableRequest, 'auth'>,
  customerId: string,
  teamMemberId: string,
  done: string,
): string => {
  if (teamMemberId === customerId) {
    throw new HttpsError('permission-denied', `The owner's own record can't be ${done}.`);
  }
  const uid = request.auth?.uid ?? '';
  if (teamMemberId === uid) {
    throw new HttpsError('permission-denied', `Your own record can't be ${done} by yourself.`);
  }
  return uid;
};
