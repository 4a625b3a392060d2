import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestLocation } from '../../../router/useLatestLocation.ts';
import { addressChange } from './addressChange.ts';

/**
 * Keeps what is open in the address (`?add=1`, `?open=12`), so it can be linked to, survives a reload, and
 * `Back` closes it. @returns the parameter's value, null if closed; a function that opens a value, replacing
 * an open one; and a function that closes.
 */
export function useAddressState(parameter: string) {
  const search = new URLSearchParams(useLocation().search);
  const newestLocation = useLatestLocation();
  const navigate = useNavigate();

  const change = (value: string | null) => {
    const newest = newestLocation();
    if (!newest) return;
    const now = { search: new URLSearchParams(newest.search), state: newest.state as unknown };
    const next = addressChange(now, parameter, value);
    if (next === 'back') void navigate(-1);
    else if (next) {
      void navigate(`?${next.search}`, {
        state: next.state,
        replace: next.replace,
        preventScrollReset: true,
      });
    }
  };

  return {
    value: search.get(parameter),
    isOpen: search.has(parameter),
    open: (value = '1') => change(value),
    close: () => change(null),
  };
}
