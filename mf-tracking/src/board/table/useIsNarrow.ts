import { useSyncExternalStore } from 'react';

/** Wider than a phone, and too narrow for every column of the board. */
const narrow = window.matchMedia('screen and (min-width: 769px) and (max-width: 1240px)');

function follow(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

/** Whether the board only has room for its most important columns, as on a tablet. */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => narrow.matches);
