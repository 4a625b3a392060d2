import { use, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { HistoryContext } from './HistoryRouter.tsx';

/** A way to another address that was stopped. */
export interface Blocked {
  /** Goes there after all. */
  readonly proceed: () => void;
  /** Forgets it. */
  readonly reset: () => void;
}

/**
 * Keeps the page at its address while someone is asked.
 * @param shouldBlock whether the page may not go from one address to another.
 * @returns null unless a way was stopped; arriving elsewhere forgets it.
 */
export function useBlocker(shouldBlock: (from: Location, to: URL) => boolean): Blocked | null {
  const history = use(HistoryContext);
  const [proceed, setProceed] = useState<(() => void) | null>(null);

  useEffect(
    () =>
      history?.guard((next, go) => {
        const isBlocked = shouldBlock(history.current().location, next);
        if (isBlocked) setProceed(() => go);
        return isBlocked;
      }),
    [history, shouldBlock],
  );
  useEffect(() => history?.listen(() => setProceed(null)), [history]);

  return proceed && { proceed, reset: () => setProceed(null) };
}
