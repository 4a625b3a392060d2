import { HttpsError, type CallableOptions, type CallableRequest } from 'firebase-functions/https';
import type { CallSchemas } from 'shared-lib/domain';
import { callableOptions, payloadOf } from './calls.ts';
import { onCall } from './onCall.ts';

/** `signedInCall` with secrets. */
export const signedInCallWith =
  (options: Pick<CallableOptions, 'secrets'>) =>
  <Payload, Answer>(
    { payload, invalid }: CallSchemas<Payload, Answer>,
    answer: (payload: Payload, uid: string, request: CallableRequest) => Promise<Answer>,
  ) =>
    onCall({ ...callableOptions, ...options }, async (request) => {
      const uid = request.auth?.uid;
      if (uid === undefined) throw new HttpsError('unauthenticated', 'Sign in first.');
      return answer(payloadOf(payload, request.data, invalid), uid, request);
    });

/**
 * A callable for anyone who is signed in, about their own login, with the payload and result declared in a table of
 * calls.
 * @throws HttpsError `unauthenticated`, `invalid-argument`, and whatever `answer` throws
 */
export const signedInCall = signedInCallWith({});
