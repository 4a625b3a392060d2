import type { CallableOptions, CallableRequest } from 'firebase-functions/https';
import type { CallSchemas } from 'shared-lib/domain';
import { callableOptions, payloadOf } from './calls.ts';
import { onCall } from './onCall.ts';
import type { Runtime } from './runtime.ts';

/** `openCall` with other resources, or with secrets. */
export const openCallWith =
  (options: Partial<Runtime> & Pick<CallableOptions, 'secrets'>) =>
  <Payload, Answer>(
    { payload, invalid }: CallSchemas<Payload, Answer>,
    answer: (payload: Payload, request: CallableRequest) => Promise<Answer>,
  ) =>
    onCall({ ...callableOptions, ...options }, async (request) =>
      answer(payloadOf(payload, request.data, invalid), request),
    );

/**
 * A callable that anyone may call, with the payload and result declared in a table of calls. `answer` decides who gets
 * what, by the payload and the request.
 * @throws HttpsError `invalid-argument`, and whatever `answer` throws
 */
export const openCall = openCallWith({});
