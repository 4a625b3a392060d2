import { type CallableOptions, type CallableRequest, HttpsError } from 'firebase-functions/https';
import type { CallSchemas } from 'shared-lib/domain';
import { authorize } from './authorize.ts';
import { callableOptions, payloadOf } from './calls.ts';
import { onCall } from './onCall.ts';
import { runtime, type Runtime } from './runtime.ts';

/**
 * The same as `authorize`, but for the owner only.
 * @returns the customer id, which is the owner's uid
 * @throws HttpsError `unauthenticated`; `permission-denied` also for Admins
 */
const authorizeOwner = async (request: Pick<CallableRequest, 'auth'>): Promise<string> => {
  const customerId = await authorize(request);
  if (request.auth?.uid !== customerId) {
    throw new HttpsError('permission-denied', 'Only the owner of the business can do this.');
  }
  return customerId;
};

/** Who made a call. */
export interface Author {
  /** The account they manage. */
  readonly customerId: string;
  /** Their login uid. */
  readonly by: string;
}

const callWith =
  (admit: typeof authorize, options: CallableOptions) =>
  <Payload, Answer>(
    { payload, invalid }: CallSchemas<Payload, Answer>,
    answer: (payload: Payload, author: Author, request: CallableRequest) => Promise<Answer>,
  ) =>
    onCall(options, async (request: CallableRequest) => {
      const customerId = await admit(request);
      const author = { customerId, by: request.auth?.uid ?? customerId };
      return answer(payloadOf(payload, request.data, invalid), author, request);
    });

/**
 * A callable for the owner and the Admins of an account, with the payload and result declared in a table of calls.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, and whatever `answer` throws
 */
export const officeCall = callWith(authorize, callableOptions);

/** The same with other resources. */
export const officeCallWith = (resources: Runtime) =>
  callWith(authorize, { ...callableOptions, ...resources });

/** The same with more memory. */
export const heavyOfficeCall = officeCallWith(runtime.heavyCallable);

/** The same for the owner alone. */
export const ownerCall = callWith(authorizeOwner, callableOptions);

/** The same with secrets. */
export const ownerCallWith = (options: Pick<CallableOptions, 'secrets'>) =>
  callWith(authorizeOwner, { ...callableOptions, ...options });
