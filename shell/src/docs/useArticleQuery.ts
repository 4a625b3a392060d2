import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { maxQueryLength } from './search/searchArticles.ts';

/** What a history entry knows when it was made by typing. */
const byTyping = { typed: true };

/**
 * What is searched for in the articles, kept in the page's address as `?q=`, so that it can be sent to someone and survives
 * a reload. Following a link or going back takes over what that address asks for.
 */
export function useArticleQuery(): { query: string; search: (query: string) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const inAddress = (new URLSearchParams(location.search).get('q') ?? '').slice(0, maxQueryLength);

  // The address follows what is typed a moment later; taken from there, fast typing would lose letters.
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
