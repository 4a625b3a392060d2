import {
  HttpsError,
  onCall as onCallOfSdk,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/https';
import { isReadablePayload, maxPayloadBytes } from './guards/isReadablePayload.ts';

/** The parts of a request that are checked before the SDK reads it. */
interface Sent {
  body?: unknown;
  readonly rawBody?: Uint8Array;
}

const isReadable = ({ body, rawBody }: Sent): boolean =>
  (rawBody?.length ?? 0) <= maxPayloadBytes && isReadablePayload(body);

/** Firestore's gRPC code for too much contention; by then, its client has tried five times. */
const contention = 10;

/** A retry helps here, and it isn't our fault, as `internal` would suggest. */
const orAborted = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === contention
    ? new HttpsError('aborted', 'Too many changes at once. Try again.')
    : error;

/**
 * Creates a callable; every callable of the product uses it. A body that no page can have sent gets `invalid-argument` before it is read:
 * the SDK would fail on it and answer `internal`. Under too much contention, some calls get `aborted`.
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
      // The SDK rejects a body without data in a way that the page may read.
      if (!isReadable(request)) request.body = {};
      return Reflect.apply(callable, self, [request, ...rest]) as unknown;
    },
  });
};
