import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { PageHistory } from './createHistory.ts';

/** The page's history; null when a component renders without a router, as in its tests. */
export const HistoryContext = createContext<PageHistory | null>(null);

/** The page's history. @throws outside a HistoryRouter. */
export function useHistory(): PageHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('This must be rendered inside a HistoryRouter.');
  return history;
}

/**
 * Renders routes from a history. Pages fetch their data with hooks, so React Router's data layer stays out of
 * the bundle (19 KB).
 */
export function HistoryRouter({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [visit, setVisit] = useState(history.current);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={visit.location} navigationType={visit.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
