import { useCallback, useMemo } from 'react';
import { createSearchParams, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import type { URLSearchParamsInit } from 'react-router-dom';
import { useNewestLocation } from './useNewestLocation.ts';

/** The next query, or what makes it of the one that the address has by now. */
type NextSearch = URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit);

/**
 * The query of the page's address, and what changes it. React Router's hook of this name gives a change the query that is rendered, so
 * that the first of two changes in one moment is lost; here each goes on from the one before.
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const newestLocation = useNewestLocation();
  const rendered = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: NextSearch, options?: NavigateOptions) => {
      const newest = newestLocation();
      if (!newest) return;
      const init = typeof next === 'function' ? next(new URLSearchParams(newest.search)) : next;
      void navigate(`?${createSearchParams(init)}`, options);
    },
    [navigate, newestLocation],
  );
  return [rendered, change] as const;
}
