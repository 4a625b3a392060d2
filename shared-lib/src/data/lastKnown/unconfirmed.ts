import { useSyncExternalStore } from 'react';

/** The unconfirmed data on the screen: when each was last confirmed, in epoch milliseconds. */
const unconfirmed = new Map<string, number>();
const listeners = new Set<() => void>();
let oldest: number | null = null;

/**
 * Records that something on the screen is unconfirmed.
 * @param asOf when it was last confirmed; undefined once it is confirmed again or no longer shown.
 */
export function setUnconfirmed(key: string, asOf: number | undefined) {
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
