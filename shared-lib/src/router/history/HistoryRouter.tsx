import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { PageHistory } from './createHistory.ts';

/** The history of the page; null where a component stands alone, as in a test of it. */
export const HistoryContext = createContext<PageHistory | null>(null);

/** The history of the page. @throws outside a HistoryRouter. */
export function useHistory(): PageHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('There is no HistoryRouter around this.');
  return history;
}

/**
 * The router over a history. It knows addresses and nothing of data: pages ask for theirs by hooks, so the part of React Router that
 * loads and sends it stays out of the page (19 KB).
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
