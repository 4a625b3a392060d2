/** How long a prefetched response counts as fresh, in milliseconds. */
const FRESH_FOR = 10_000;

/** A pending request and its abort function. */
interface Asked {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  interface Window {
    /** Requests started by the inline script in index.html, by path. */
    askedByPage?: Record<string, Asked>;
  }
}

const prefetched = new Map<string, Asked & { at: number }>();

const keyOf = (address: string) => new URL(address, window.location.origin).href;

const isFresh = ({ at }: { at: number }) => Date.now() - at < FRESH_FOR;

async function successOf(address: string, answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

const ask = (address: string, signal?: AbortSignal): Promise<Response> =>
  successOf(address, fetch(address, { cache: 'no-cache', ...(signal && { signal }) }));

/** Takes over a request of the inline script; only once, so it is never used when stale. */
function askedByPage(address: string): (Asked & { at: number }) | undefined {
  const { pathname } = new URL(address);
  const requested = window.askedByPage?.[pathname];
  if (!requested) return undefined;
  Reflect.deleteProperty(window.askedByPage!, pathname);
  return { at: performance.timeOrigin, answer: successOf(address, requested.answer), stop: requested.stop };
}

/**
 * Starts a request before its response is needed; `fetchFresh` picks it up.
 * @returns a copy of the response; rejects on failure.
 */
export function prefetch(address: string): Promise<Response> {
  const key = keyOf(address);
  const known = prefetched.get(key) ?? askedByPage(key);
  if (known && isFresh(known)) prefetched.set(key, known);
  else {
    const stop = new AbortController();
    prefetched.set(key, { at: Date.now(), answer: ask(key, stop.signal), stop });
  }
  const copy = prefetched.get(key)!.answer.then((response) => response.clone());
  copy.catch(() => undefined);
  return copy;
}

/**
 * Fetches the server's current response. A fresh prefetched response is used once.
 * @param signal aborts the request.
 * @throws Error unless the status is a success, so a 404 page is never used by mistake.
 */
export function fetchFresh(address: string, signal?: AbortSignal): Promise<Response> {
  const key = keyOf(address);
  const known = prefetched.get(key);
  prefetched.delete(key);
  if (!known || !isFresh(known)) return ask(key, signal);
  signal?.addEventListener('abort', () => known.stop.abort());
  return known.answer;
}
