import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestLocation } from '../../../../router/useLatestLocation.ts';
import {
  hasViewParams,
  maxSearchLength,
  parseView,
  viewToParams,
  type TableView,
  type ViewSpec,
} from './tableView.ts';

/** Debounce of the search text before it goes into the address, in milliseconds. */
const searchDebounce = 250;

/** A view not yet in the address; `written` once navigation has started. */
interface Ahead {
  view: TableView;
  written: boolean;
}

/**
 * A table's view, stored in the address. Changes show immediately, before the router updates; search text is
 * written when typing pauses, everything else immediately. Entries are replaced, so `Back` leaves the page.
 */
export function useTableView(spec: ViewSpec) {
  const location = useLocation();
  const newestLocation = useLatestLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const [arrived, setArrived] = useState(location.key);
  if (arrived !== location.key) {
    setArrived(location.key);
    if (ahead?.written) setAhead(null);
  }
  const read = useMemo(() => parseView(new URLSearchParams(location.search), spec), [location.search, spec]);
  const view = ahead?.view ?? read;
  /** Whether neither the address nor the user says what the table shows. */
  const isOpening = !ahead && !hasViewParams(new URLSearchParams(location.search), spec);

  useEffect(() => () => clearTimeout(timer.current), []);

  const setView = (next: TableView) => {
    clearTimeout(timer.current);
    const newest = newestLocation();
    if (!newest) return;
    setAhead({ view: next, written: true });
    const { search, hash, state } = newest;
    const params = viewToParams(new URLSearchParams(search), next, spec).toString();
    void navigate(
      { search: params, hash },
      { replace: true, preventScrollReset: true, state: state as unknown },
    );
  };

  const setSearch = (entered: string) => {
    const next = { ...view, search: entered.slice(0, maxSearchLength) };
    setAhead({ view: next, written: false });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setView(next), searchDebounce);
  };

  /** Writes pending search text into the address before the page is left. */
  const settle = () => {
    if (ahead && !ahead.written) setView(ahead.view);
  };

  return { view, isOpening, setView, setSearch, settle };
}
