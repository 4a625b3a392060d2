import { withCause, appError, type AppError } from '../domain/index.ts';
import { currentConnection, watchConnection } from './connection/connection.ts';
import { forget, recall, remember } from './lastKnown/lastKnown.ts';
import { noteUnconfirmed } from './lastKnown/unconfirmed.ts';
import { reportProblem } from './reportProblem.ts';

/** What a listener has brought so far. */
export type Live<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** When this was last confirmed, in epoch milliseconds, as long as the server has not answered on this page. */
      readonly asOf?: number;
    }
  | { readonly status: 'failed'; readonly error: AppError };

/** The same, with the way to try again after a failure. */
export type LiveResult<T> = Live<T> & { readonly retry: () => void };

/**
 * Attaches a listener.
 * @returns the function that detaches it.
 */
export type Listen<T, Arg> = (
  arg: Arg,
  onData: (data: T) => void,
  onError: (error: unknown) => void,
) => () => void;

/** One kind of live records. */
export interface LiveEndpoint<T, Arg> {
  /** Unique on the page; it stands in reported problems. */
  readonly name: string;
  /** The argument has to be JSON, and so does the data. */
  readonly listen: Listen<T, Arg>;
  /** Milliseconds for which a listener stays after the last screen that needs it is left, so that going back is instant. */
  readonly keptFor: number;
}

/** The records of one endpoint and argument: one listener, shared by all who ask for the same. */
export interface LiveEntry<T> {
  /** What there is now; the same object until something changes. */
  readonly current: () => LiveResult<T>;
  /**
   * Listens for as long as there is a subscriber, and for a while after.
   * @param onChange is told when `current` has become another.
   * @returns the function that ends the subscription.
   */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Attaches a new listener where one has failed and is needed. */
  readonly heal: () => void;
  /** What is listened to; null while nobody has subscribed. */
  readonly inUse: () => Listened | null;
}

/** Names a listener, so that a later page can start it. */
export interface Listened {
  /** The endpoint's name. */
  readonly name: string;
  readonly arg: unknown;
}

/** The entries of the page by endpoint and argument. */
const entries = new Map<string, LiveEntry<unknown>>();

watchConnection(() => {
  if (!currentConnection().isLost) for (const { heal } of [...entries.values()]) heal();
});

const isForbidden = (error: unknown) =>
  ['permission-denied', 'unauthenticated'].includes(String((error as { code?: unknown } | null)?.code));

function createEntry<T, Arg>(
  { name, listen, keptFor }: LiveEndpoint<T, Arg>,
  arg: Arg,
  key: string,
): LiveEntry<T> {
  const subscribers = new Set<() => void>();
  let detach: (() => void) | null = null;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What is shown until the server answers. */
  function begin(): LiveResult<T> {
    const known = recall<T>(key);
    return known
      ? { status: 'ready', data: known.data, asOf: known.asOf, retry }
      : { status: 'loading', retry };
  }
  let current = begin();

  /** Those who look at something that is not confirmed are told so by the frame (`useUnconfirmed`). */
  const note = () =>
    noteUnconfirmed(key, subscribers.size > 0 && current.status === 'ready' ? current.asOf : undefined);

  function become(live: Live<T>) {
    current = { ...live, retry };
    note();
    for (const onChange of [...subscribers]) onChange();
  }

  function attach() {
    detach?.();
    hasFailed = false;
    let isOver = false;
    let stop = () => {};
    detach = () => {
      isOver = true;
      stop();
    };
    const onData = (data: T) => {
      if (isOver) return;
      remember(key, data, Date.now());
      become({ status: 'ready', data });
    };
    const onError = (error: unknown) => {
      if (isOver) return;
      reportProblem(`The listener ${key} failed`, error);
      // What was granted once may not be granted any more.
      if (isForbidden(error)) forget(key);
      hasFailed = true;
      const known = begin();
      // Without a connection, what was known is better than an error; it is asked for again when the connection is back.
      if (known.status === 'ready' && currentConnection().isLost) become(known);
      else become({ status: 'failed', error: withCause(appError('sectionError'), error) });
    };
    try {
      stop = listen(arg, onData, onError);
    } catch (error) {
      onError(error);
    }
  }

  /** Firestore ends a listener that failed, so that trying again means a new one; nothing when nobody needs it any more. */
  function retry() {
    if (!detach) return;
    become(begin());
    attach();
  }

  function drop() {
    detach?.();
    detach = null;
    if (current.status === 'ready' && current.asOf === undefined) {
      // The server has vouched for it until now, or as long as there was a connection.
      const { isLost, since } = currentConnection();
      remember(key, current.data, isLost ? since : Date.now());
    }
    current = begin();
    entries.delete(key);
  }

  const entry: LiveEntry<T> = {
    current: () => current,
    subscribe(onChange) {
      clearTimeout(timer);
      subscribers.add(onChange);
      // Whoever holds an entry that was dropped brings it back.
      entries.set(key, entry);
      note();
      if (!detach) attach();
      return () => {
        if (!subscribers.delete(onChange) || subscribers.size > 0) return;
        note();
        timer = setTimeout(drop, keptFor);
      };
    },
    heal: () => hasFailed && retry(),
    inUse: () => (subscribers.size > 0 ? { name, arg } : null),
  };
  return entry;
}

/** The entry of an endpoint and argument. Nothing is listened to until someone subscribes. */
export function liveEntry<T, Arg>(endpoint: LiveEndpoint<T, Arg>, arg: Arg): LiveEntry<T> {
  const key = `${endpoint.name}(${JSON.stringify(arg)})`;
  const known = entries.get(key) as LiveEntry<T> | undefined;
  if (known) return known;
  const entry = createEntry(endpoint, arg, key);
  entries.set(key, entry);
  return entry;
}

/** What the screens of the moment listen to. */
export const listenersInUse = (): Listened[] => [...entries.values()].flatMap(({ inUse }) => inUse() ?? []);
