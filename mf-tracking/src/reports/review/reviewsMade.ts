import { useSyncExternalStore } from 'react';

let made = 0;
const listeners = new Set<() => void>();

/** Signals that someone here has reviewed reports, so that pending ones are recounted. */
export function recordReviews(): void {
  made += 1;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How often reports were reviewed on this page. */
export const useReviewCount = () => useSyncExternalStore(subscribe, () => made);
