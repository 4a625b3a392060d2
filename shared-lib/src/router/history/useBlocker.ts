import { use, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { HistoryContext } from './HistoryRouter.tsx';

/** A navigation that was blocked. */
export interface Blocked {
  /** Navigates anyway. */
  readonly proceed: () => void;
  /** Cancels the navigation. */
  readonly reset: () => void;
}

/**
 * Blocks navigation while the user is asked.
 * @param shouldBlock whether to block navigation from one address to another.
 * @returns the blocked navigation, or null; cleared when the page moves to another address.
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
