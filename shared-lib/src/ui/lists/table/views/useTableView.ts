import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNewestLocation } from '../../../../router/useNewestLocation.ts';
import { maxSearchLength, readView, writeView, type TableView, type ViewSpec } from './tableView.ts';

/** How long the search text rests before it goes into the address, in milliseconds. */
const searchRest = 250;

/** A view ahead of the address; `written` once it is on its way there. */
interface Ahead {
  view: TableView;
  written: boolean;
}

/**
 * A table's view, of which the address is the source. Every change shows at once, ahead of the router; what is typed reaches
 * the address when typing rests, everything else goes there at once. The address is replaced, so that `Back` leaves the page.
 */
export function useTableView(spec: ViewSpec) {
  const location = useLocation();
  const newestLocation = useNewestLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const [arrived, setArrived] = useState(location.key);
  if (arrived !== location.key) {
    setArrived(location.key);
    if (ahead?.written) setAhead(null);
  }
  const read = useMemo(() => readView(new URLSearchParams(location.search), spec), [location.search, spec]);
  const view = ahead?.view ?? read;

  useEffect(() => () => clearTimeout(timer.current), []);

  const setView = (next: TableView) => {
    clearTimeout(timer.current);
    const newest = newestLocation();
    if (!newest) return;
    setAhead({ view: next, written: true });
    const { search, hash, state } = newest;
    const params = writeView(new URLSearchParams(search), next, spec).toString();
    void navigate(
      { search: params, hash },
      { replace: true, preventScrollReset: true, state: state as unknown },
    );
  };

  const setSearch = (entered: string) => {
    const next = { ...view, search: entered.slice(0, maxSearchLength) };
    setAhead({ view: next, written: false });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setView(next), searchRest);
  };

  /** Brings what was typed into the address now, before the page is left. */
  const settle = () => {
    if (ahead && !ahead.written) setView(ahead.view);
  };

  return { view, setView, setSearch, settle };
}
