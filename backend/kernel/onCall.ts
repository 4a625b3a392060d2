import {
  HttpsError,
  onCall as onCallOfSdk,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/https';
import { isReadablePayload, maxPayloadBytes } from './isReadablePayload.ts';

/** A request, as far as it is looked at before the SDK does. */
interface Sent {
  body?: unknown;
  readonly rawBody?: Uint8Array;
}

const isReadable = ({ body, rawBody }: Sent): boolean =>
  (rawBody?.length ?? 0) <= maxPayloadBytes && isReadablePayload(body);

/** How Firestore says, by the number of gRPC, that too many wanted the same documents at once; its client has tried five times by then. */
const contention = 10;

/** Trying again helps then, and it is no fault of ours, which `internal` would say. */
const orAborted = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === contention
    ? new HttpsError('aborted', 'Too much was changed at once. Try again.')
    : error;

/**
 * A function that is called with data, as the SDK makes it; every callable of the product is made here. A body that no page can have sent
 * is answered by `invalid-argument` before anything of it is read: the SDK would fail on it, and answer `internal`. Where too many ask at
 * once for the same, some are `aborted`.
 */
export const onCall = <Result>(
  options: CallableOptions,
  handler: (request: CallableRequest) => Promise<Result>,
) => {
  const answering = (request: CallableRequest) =>
    handler(request).catch((error: unknown) => {
      throw orAborted(error);
    });
  return new Proxy(onCallOfSdk(options, answering), {
    apply(callable, self, [request, ...rest]: [Sent, ...unknown[]]) {
      // The SDK refuses a body without data, in the way that the page may read.
      if (!isReadable(request)) request.body = {};
      return Reflect.apply(callable, self, [request, ...rest]) as unknown;
    },
  });
};
