import { HttpsError, type CallableOptions, type CallableRequest } from 'firebase-functions/https';
import { allowedOrigins } from './allowedOrigins.ts';
import { isAppCheckEnforced } from './appCheck.ts';
import { runtime } from './runtime.ts';
import { isDocumentId, readPayload, visibleText } from 'shared-lib/domain';

/**
 * What every callable has in common (spec section 7): its class in `runtime.ts`; from which pages it may be called, and whether these have to be attested.
 */
export const callableOptions: CallableOptions = {
  ...runtime.callable,
  cors: allowedOrigins(process.env),
  enforceAppCheck: isAppCheckEnforced(process.env),
};

/**
 * A callable's payload, read by a schema, without signs that nobody sees in its texts.
 * @throws HttpsError `invalid-argument` that names each offending field
 */
export const payloadOf = <T>(schema: Parameters<typeof readPayload<T>>[0], data: unknown): T => {
  const result = readPayload(schema, visibleText(data));
  if (!result.ok) throw new HttpsError('invalid-argument', result.error);
  return result.value;
};

/** As many characters as a login uid has at most. */
const maxUidLength = 128;

/** What is said of a payload that names no team member. */
export const teamMemberIdExpected = 'teamMemberId must be the id of a team member.';

/**
 * The team member that a callable's payload `{ teamMemberId }` names; null when it names none.
 * @param data the payload as it came
 */
export const teamMemberIdOf = (data: unknown): string | null => {
  const id = typeof data === 'object' && data !== null && 'teamMemberId' in data ? data.teamMemberId : null;
  return typeof id === 'string' && id.length <= maxUidLength && isDocumentId(id) ? id : null;
};

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
