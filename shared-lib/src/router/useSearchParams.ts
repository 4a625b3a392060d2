import { useCallback, useMemo } from 'react';
import { createSearchParams, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import type { URLSearchParamsInit } from 'react-router-dom';
import { useLatestLocation } from './useLatestLocation.ts';

/** The next query, or a function of the current one. */
type NextSearch = URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit);

/**
 * The query of the page's address, and its setter. React Router's hook of this name bases each change on the
 * rendered query, so the first of two changes in a row is lost; here each builds on the one before.
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const newestLocation = useLatestLocation();
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
