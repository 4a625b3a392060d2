import { withCause, appError, type AppError } from '../domain/index.ts';
import { reportProblem } from './reportProblem.ts';

/** What a listener has brought so far. */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
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
  /** The argument has to be JSON. */
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
}

/** The entries of the page by endpoint and argument. */
const entries = new Map<string, LiveEntry<unknown>>();

function createEntry<T, Arg>({ listen, keptFor }: LiveEndpoint<T, Arg>, arg: Arg, key: string): LiveEntry<T> {
  const subscribers = new Set<() => void>();
  let detach: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = (): LiveResult<T> => ({ status: 'loading', retry });
  let current = begin();

  function become(live: Live<T>) {
    current = { ...live, retry };
    for (const onChange of [...subscribers]) onChange();
  }

  function attach() {
    detach?.();
    let isOver = false;
    let stop = () => {};
    detach = () => {
      isOver = true;
      stop();
    };
    const onError = (error: unknown) => {
      if (isOver) return;
      reportProblem(`The listener ${key} failed`, error);
      become({ status: 'failed', error: withCause(appError('sectionError'), error) });
    };
    try {
      stop = listen(arg, (data) => !isOver && become({ status: 'ready', data }), onError);
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
      if (!detach) attach();
      return () => {
        if (subscribers.delete(onChange) && subscribers.size === 0) timer = setTimeout(drop, keptFor);
      };
    },
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
