import { HttpsError, type CallableOptions } from 'firebase-functions/https';
import { allowedOrigins, isAppCheckEnforced } from './guards/allowedOrigins.ts';
import { runtime } from './runtime.ts';
import { readPayload, visibleText } from 'shared-lib/domain';

/** Options shared by all callables (spec section 7): their class in `runtime.ts`, allowed pages, and whether these must be attested. */
export const callableOptions: CallableOptions = {
  ...runtime.callable,
  cors: allowedOrigins(process.env),
  enforceAppCheck: isAppCheckEnforced(process.env),
};

/**
 * A callable's payload, parsed by a schema, with invisible characters removed from its texts.
 * @param invalid the error for an invalid payload, instead of one that names each invalid field
 * @throws HttpsError `invalid-argument`
 */
export const payloadOf = <T>(
  schema: Parameters<typeof readPayload<T>>[0],
  data: unknown,
  invalid?: string,
): T => {
  const result = readPayload(schema, visibleText(data));
  if (!result.ok) throw new HttpsError('invalid-argument', invalid ?? result.error);
  return result.value;
};

/**
 * Rejects an action that would end the access of the owner or of the caller: the business must not be locked out, and a call must not end
 * its own access midway. Another Admin or the owner can do it.
 * @param done the action, as a past participle
 * @throws HttpsError `permission-denied`
 */
export const refuseOwnRecord = (
  { customerId, by }: { readonly customerId: string; readonly by: string },
  teamMemberId: string,
  done: string,
): void => {
  if (teamMemberId === customerId) {
    throw new HttpsError('permission-denied', `The owner's own record can't be ${done}.`);
  }
  if (teamMemberId === by) {
    throw new HttpsError('permission-denied', `Your own record can't be ${done}: ask another Admin.`);
  }
};
