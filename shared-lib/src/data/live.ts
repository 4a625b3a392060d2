import { withCause, appError, type AppError } from '../domain/index.ts';
import { currentConnection, watchConnection } from './connection/connection.ts';
import { evictCached, getCached, setCached } from './lastKnown/recordCache.ts';
import { setUnconfirmed } from './lastKnown/unconfirmed.ts';
import { reportProblem } from './reportProblem.ts';

/** A listener's current result. */
export type Live<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** When this was last confirmed, in epoch milliseconds, until the server answers on this page. */
      readonly asOf?: number;
    }
  | { readonly status: 'failed'; readonly error: AppError };

/** The same, with a retry for failures. */
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
  /** Unique on the page; used in problem reports. */
  readonly name: string;
  /** The argument and the data must be JSON. */
  readonly listen: Listen<T, Arg>;
  /**
   * How long a listener stays after the last screen that needs it is left, in milliseconds, so going back is instant.
   */
  readonly keptFor: number;
}

/** The records of one endpoint and argument: one listener, shared by all subscribers. */
export interface LiveEntry<T> {
  /** The current result; the same object until something changes. */
  readonly current: () => LiveResult<T>;
  /**
   * Listens while there is a subscriber, and for a while after.
   * @param onChange called when `current` has changed.
   * @returns the function that unsubscribes.
   */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Replaces a failed listener that is still needed. */
  readonly heal: () => void;
  /** The active listener; null without subscribers. */
  readonly inUse: () => Listened | null;
}

/** Identifies a listener, so a later page can start it. */
export interface Listened {
  /** The endpoint's name. */
  readonly name: string;
  readonly arg: unknown;
}

/** The page's entries by endpoint and argument. */
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

  /** The result to show until the server answers. */
  function begin(): LiveResult<T> {
    const known = getCached<T>(key);
    return known
      ? { status: 'ready', data: known.data, asOf: known.asOf, retry }
      : { status: 'loading', retry };
  }
  let current = begin();

  /** The frame tells users that they see unconfirmed data (`useUnconfirmed`). */
  const note = () =>
    setUnconfirmed(key, subscribers.size > 0 && current.status === 'ready' ? current.asOf : undefined);

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
      setCached(key, data, Date.now());
      become({ status: 'ready', data });
    };
    const onError = (error: unknown) => {
      if (isOver) return;
      reportProblem(`The listener ${key} failed`, error);
      // Access may have been revoked since.
      if (isForbidden(error)) evictCached(key);
      hasFailed = true;
      const known = begin();
      // Without a connection, the last known data is better than an error; it is fetched again when the connection is
      // back.
      if (known.status === 'ready' && currentConnection().isLost) become(known);
      else become({ status: 'failed', error: withCause(appError('sectionError'), error) });
    };
    try {
      stop = listen(arg, onData, onError);
    } catch (error) {
      onError(error);
    }
  }

  /** Firestore ends a listener that failed, so retrying means a new one; does nothing if no one needs it anymore. */
  function retry() {
    if (!detach) return;
    become(begin());
    attach();
  }

  function drop() {
    detach?.();
    detach = null;
    if (current.status === 'ready' && current.asOf === undefined) {
      // The server has confirmed it until now, or until the connection was lost.
      const { isLost, since } = currentConnection();
      setCached(key, current.data, isLost ? since : Date.now());
    }
    current = begin();
    entries.delete(key);
  }

  const entry: LiveEntry<T> = {
    current: () => current,
    subscribe(onChange) {
      clearTimeout(timer);
      subscribers.add(onChange);
      // A subscriber of a dropped entry restores it.
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

/** The entry of an endpoint and argument. It doesn't listen before someone subscribes. */
export function liveEntry<T, Arg>(endpoint: LiveEndpoint<T, Arg>, arg: Arg): LiveEntry<T> {
  const key = `${endpoint.name}(${JSON.stringify(arg)})`;
  const known = entries.get(key) as LiveEntry<T> | undefined;
  if (known) return known;
  const entry = createEntry(endpoint, arg, key);
  entries.set(key, entry);
  return entry;
}

/** Forgets all records, for tests that use one page after another. */
export function forgetEntries() {
  for (const key of entries.keys()) evictCached(key);
  entries.clear();
}

/** The listeners that the current screens use. */
export const activeListeners = (): Listened[] => [...entries.values()].flatMap(({ inUse }) => inUse() ?? []);
