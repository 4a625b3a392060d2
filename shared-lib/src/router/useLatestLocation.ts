import { use, useCallback } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { HistoryContext } from './history/HistoryRouter.tsx';

/**
 * Reads the page's latest location. The rendered one may be stale, because navigation renders as a
 * transition; building on it would undo a change made just before.
 * @returns a function that reads the location; it returns null once the page is navigating to another path.
 */
export function useLatestLocation(): () => Location | null {
  const history = use(HistoryContext);
  const rendered = useLocation();
  return useCallback(() => {
    const newest = history?.current().location ?? rendered;
    return newest.pathname === rendered.pathname ? newest : null;
  }, [history, rendered]);
}
