import { liveEntry, type Listen, type Listened, type LiveEntry, type LiveResult } from './live.ts';
import { useEntry, useOfflineFailure } from './hooks/useEntry.ts';

/** Options of a hook for live records. */
export interface LiveOptions {
  /** Whether the hook doesn't listen, and stays loading. */
  readonly skip?: boolean;
}

export type LiveHook<T, Asked> = (requested: Asked, options?: LiveOptions) => LiveResult<T>;

const loading: LiveResult<never> = { status: 'loading', retry: () => {} };

/** The result of a hook that doesn't listen. */
const skipped: LiveEntry<never> = {
  current: () => loading,
  subscribe: () => () => {},
  heal: () => {},
  inUse: () => null,
};

/** Starts a listener of each endpoint, by name. */
const starters = new Map<string, (arg: unknown) => void>();

/**
 * Starts a listener before the screen that needs it is shown; it stays for half a minute, like one whose screen was
 * left.
 */
export const startListening = ({ name, arg }: Listened) => starters.get(name)?.(arg);

const HALF_A_MINUTE = 30_000;

/**
 * Creates a hook from a function that listens. Screens that pass the same argument share one listener.
 * @param name the endpoint's name in problem reports; must be unique.
 * @param listen attaches the listener; its argument must be JSON.
 * @param keptFor how long the listener stays after the last screen that needs it is left, in milliseconds.
 */
export function liveHook<T, Asked>(
  name: string,
  listen: Listen<T, Asked>,
  keptFor = HALF_A_MINUTE,
): LiveHook<T, Asked> {
  const endpoint = { name, listen, keptFor };
  starters.set(name, (arg) => liveEntry(endpoint, arg as Asked).subscribe(() => {})());
  return function useLiveRecords(requested, { skip = false } = {}) {
    const live = useEntry(skip ? skipped : liveEntry(endpoint, requested));
    const answer = useOfflineFailure(live);
    return skip ? live : answer;
  };
}
