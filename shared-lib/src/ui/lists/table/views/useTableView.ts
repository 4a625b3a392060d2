import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useLatestLocation } from '../../../../router/useLatestLocation.ts';
import {
  hasViewParams,
  keepsTyped,
  maxSearchLength,
  parseView,
  viewToParams,
  type TableView,
  type ViewSpec,
} from './tableView.ts';

/** Debounce of the search text before it goes into the address, in milliseconds. */
const searchDebounce = 250;

/** A view not yet in the address. */
interface Ahead {
  view: TableView;
  /** Where its search text was typed; null once navigation to it has started. */
  typedAt: Location | null;
}

const outlasts = ({ typedAt }: Ahead, now: Location, spec: ViewSpec) =>
  typedAt !== null && (typedAt.key === now.key || keepsTyped(typedAt.search, now.search, spec));

/**
 * A table's view, stored in the address. Changes show immediately, before the router updates; search text is
 * written when typing pauses, everything else immediately. Entries are replaced, so `Back` leaves the page. A link
 * followed before the pause wins over the text.
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
    // Not `location`, which may be older than the typing.
    const newest = newestLocation() ?? location;
    if (ahead && !outlasts(ahead, newest, spec)) setAhead(null);
  }
  const read = useMemo(() => parseView(new URLSearchParams(location.search), spec), [location.search, spec]);
  const view = ahead?.view ?? read;
  /** Whether neither the address nor the user determines what the table shows. */
  const isOpening = !ahead && !hasViewParams(new URLSearchParams(location.search), spec);

  useEffect(() => () => clearTimeout(timer.current), []);

  const setView = (next: TableView) => {
    clearTimeout(timer.current);
    const newest = newestLocation();
    if (!newest) return;
    setAhead({ view: next, typedAt: null });
    const { search, hash, state } = newest;
    const params = viewToParams(new URLSearchParams(search), next, spec).toString();
    void navigate(
      { search: params, hash },
      { replace: true, preventScrollReset: true, state: state as unknown },
    );
  };

  const setSearch = (entered: string) => {
    clearTimeout(timer.current);
    const typedAt = newestLocation();
    if (!typedAt) return;
    const typed = { view: { ...view, search: entered.slice(0, maxSearchLength) }, typedAt };
    setAhead(typed);
    timer.current = setTimeout(() => write(typed), searchDebounce);
  };

  /** Writes typed text into the address, unless a link has been followed since. */
  const write = (typed: Ahead) => {
    const newest = newestLocation();
    if (newest && outlasts(typed, newest, spec)) setView(typed.view);
  };

  /** Writes pending search text into the address before the page is left. */
  const settle = () => {
    if (ahead) write(ahead);
  };

  return { view, isOpening, setView, setSearch, settle };
}
