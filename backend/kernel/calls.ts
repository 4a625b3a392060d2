import { HttpsError, type CallableOptions, type CallableRequest } from 'firebase-functions/https';
import { allowedOrigins } from './allowedOrigins.ts';
import { isAppCheckEnforced } from './appCheck.ts';
import { runtime } from './runtime.ts';
import { isDocumentId, readPayload, visibleText } from 'shared-lib/domain';

/** Options shared by all callables (spec section 7): their class in `runtime.ts`, allowed pages, and whether these must be attested. */
export const callableOptions: CallableOptions = {
  ...runtime.callable,
  cors: allowedOrigins(process.env),
  enforceAppCheck: isAppCheckEnforced(process.env),
};

/**
 * A callable's payload, parsed by a schema, with invisible characters removed from its texts.
 * @throws HttpsError `invalid-argument` that names each invalid field
 */
export const payloadOf = <T>(schema: Parameters<typeof readPayload<T>>[0], data: unknown): T => {
  const result = readPayload(schema, visibleText(data));
  if (!result.ok) throw new HttpsError('invalid-argument', result.error);
  return result.value;
};

/** The maximum length of a login uid. */
const maxUidLength = 128;

/** The error for a payload without a team member's id. */
export const teamMemberIdExpected = 'teamMemberId must be the id of a team member.';

/**
 * The team member id in a callable's payload `{ teamMemberId }`; null if missing or invalid.
 * @param data the unvalidated payload
 */
export const teamMemberIdOf = (data: unknown): string | null => {
  const id = typeof data === 'object' && data !== null && 'teamMemberId' in data ? data.teamMemberId : null;
  return typeof id === 'string' && id.length <= maxUidLength && isDocumentId(id) ? id : null;
};

/**
 * Rejects an action that would end the access of the owner or of the caller: the business must not be locked out, and a call must not end
 * its own access midway. Another Admin or the owner can do it.
 * @param done the action, as a past participle
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
