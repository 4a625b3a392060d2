import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { maxQueryLength } from './search/searchArticles.ts';

/** History state of an entry created by typing. */
const byTyping = { typed: true };

/**
 * The article search query, kept in the address as `?q=`, so it can be shared and survives a reload. Links
 * and Back update the query.
 */
export function useArticleQuery(): { query: string; search: (query: string) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const inAddress = (new URLSearchParams(location.search).get('q') ?? '').slice(0, maxQueryLength);

  // The address follows the input with a delay; reading it back from there would drop letters typed quickly.
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(location.key);
  if (seen !== location.key) {
    setSeen(location.key);
    const isOwn = (location.state as Partial<typeof byTyping> | null)?.typed === true;
    if (!isOwn || navigationType === 'POP') setTyped(inAddress);
  }

  return {
    query: typed,
    search: (query) => {
      setTyped(query);
      void navigate(
        { search: query === '' ? '' : `?${new URLSearchParams({ q: query })}` },
        { replace: true, preventScrollReset: true, state: byTyping },
      );
    },
  };
}
