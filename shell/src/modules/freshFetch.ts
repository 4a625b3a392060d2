/** Milliseconds for which an answer that was asked for ahead counts as fresh. */
const FRESH_FOR = 10_000;

/** A request that is under way, and what ends it. */
interface Asked {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  interface Window {
    /** What the page's own lines have asked for before any script has come (index.html), by path. */
    askedByPage?: Record<string, Asked>;
  }
}

const ahead = new Map<string, Asked & { at: number }>();

const keyOf = (address: string) => new URL(address, window.location.origin).href;

const isFresh = ({ at }: { at: number }) => Date.now() - at < FRESH_FOR;

async function successOf(address: string, answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

const ask = (address: string, signal?: AbortSignal): Promise<Response> =>
  successOf(address, fetch(address, { cache: 'no-cache', ...(signal && { signal }) }));

/** Takes over what the page's own lines have asked for; once, so that it is never taken for fresh later on. */
function askedByPage(address: string): (Asked & { at: number }) | undefined {
  const { pathname } = new URL(address);
  const asked = window.askedByPage?.[pathname];
  if (!asked) return undefined;
  Reflect.deleteProperty(window.askedByPage!, pathname);
  return { at: performance.timeOrigin, answer: successOf(address, asked.answer), stop: asked.stop };
}

/**
 * Asks for something that will be needed, before anyone can use it; whoever needs it takes the answer with `freshFetch`.
 * @returns a copy of the answer; rejects when there is none.
 */
export function fetchAhead(address: string): Promise<Response> {
  const key = keyOf(address);
  const known = ahead.get(key) ?? askedByPage(key);
  if (known && isFresh(known)) ahead.set(key, known);
  else {
    const stop = new AbortController();
    ahead.set(key, { at: Date.now(), answer: ask(key, stop.signal), stop });
  }
  const copy = ahead.get(key)!.answer.then((response) => response.clone());
  copy.catch(() => undefined);
  return copy;
}

/**
 * Fetches what must be as the server has it now. An answer that was asked for ahead is taken once, while it is fresh.
 * @param signal ends the wait.
 * @throws Error when it is not answered with success, so that a 404's body is never taken for what was asked for.
 */
export function freshFetch(address: string, signal?: AbortSignal): Promise<Response> {
  const key = keyOf(address);
  const known = ahead.get(key);
  ahead.delete(key);
  if (!known || !isFresh(known)) return ask(key, signal);
  signal?.addEventListener('abort', () => known.stop.abort());
  return known.answer;
}
