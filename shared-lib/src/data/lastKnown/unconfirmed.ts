import { useSyncExternalStore } from 'react';

/** What a screen shows without the server's word for it: when each was last confirmed, in epoch milliseconds. */
const unconfirmed = new Map<string, number>();
const listeners = new Set<() => void>();
let oldest: number | null = null;

/**
 * Notes that something on the screen is not confirmed.
 * @param asOf when it last was; undefined once it is confirmed, or is no longer shown.
 */
export function noteUnconfirmed(key: string, asOf: number | undefined) {
  if (asOf === undefined) unconfirmed.delete(key);
  else unconfirmed.set(key, asOf);
  const now = unconfirmed.size === 0 ? null : Math.min(...unconfirmed.values());
  if (now === oldest) return;
  oldest = now;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => oldest;

/** When the oldest records on the screen were last confirmed, in epoch milliseconds; null while all of them are. */
export const useUnconfirmed = (): number | null => useSyncExternalStore(subscribe, current);
