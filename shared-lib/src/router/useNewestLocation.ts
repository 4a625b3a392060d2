import { use, useCallback } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { HistoryContext } from './history/HistoryRouter.tsx';

/**
 * Tells where the page is by now. What is rendered may be behind: a new address is rendered as a transition, and whoever goes on from
 * the rendered one takes a change back that was made a moment ago.
 * @returns a function that reads it; null once the page is on its way to another path, where changes of this one have no place.
 */
export function useNewestLocation(): () => Location | null {
  const history = use(HistoryContext);
  const rendered = useLocation();
  return useCallback(() => {
    const newest = history?.current().location ?? rendered;
    return newest.pathname === rendered.pathname ? newest : null;
  }, [history, rendered]);
}
