import { onCall as onCallOfSdk, type CallableOptions, type CallableRequest } from 'firebase-functions/https';
import { isReadablePayload, maxPayloadBytes } from './isReadablePayload.ts';

/** A request, as far as it is looked at before the SDK does. */
interface Sent {
  body?: unknown;
  readonly rawBody?: Uint8Array;
}

const isReadable = ({ body, rawBody }: Sent): boolean =>
  (rawBody?.length ?? 0) <= maxPayloadBytes && isReadablePayload(body);

/**
 * A function that is called with data, as the SDK makes it; every callable of the product is made here. A body that no page can have sent
 * is answered by `invalid-argument` before anything of it is read: the SDK would fail on it, and answer `internal`.
 */
export const onCall = <Result>(options: CallableOptions, handler: (request: CallableRequest) => Result) =>
  new Proxy(onCallOfSdk(options, handler), {
    apply(callable, self, [request, ...rest]: [Sent, ...unknown[]]) {
      // The SDK refuses a body without data, in the way that the page may read.
      if (!isReadable(request)) request.body = {};
      return Reflect.apply(callable, self, [request, ...rest]) as unknown;
    },
  });
