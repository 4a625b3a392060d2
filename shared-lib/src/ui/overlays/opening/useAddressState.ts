import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestLocation } from '../../../router/useLatestLocation.ts';

/** A page's address: its query and its history state. */
interface Address {
  readonly search: URLSearchParams;
  readonly state: unknown;
}

/** How to get to another address: go back, or set a new query. Null for no change. */
type AddressChange = 'back' | (Address & { readonly replace: boolean }) | null;

/** Marks an entry created by opening this parameter, so going back closes it. */
const openedBy = (parameter: string) => ({ openedBy: parameter });

const wasOpenedBy = (state: unknown, parameter: string) =>
  (state as Partial<ReturnType<typeof openedBy>> | null)?.openedBy === parameter;

/**
 * The navigation that opens or closes something by a query parameter, such as `open` in `/units?open=12`.
 * Other parameters are kept. Opening pushes a history entry, so `Back` closes. Opening another value replaces
 * that entry. Closing goes back to where it was opened, or only removes the parameter if a link or a reload
 * had opened it.
 * @param value the new value; null to close.
 */
export function addressChange(
  { search, state }: Address,
  parameter: string,
  value: string | null,
): AddressChange {
  const isOpen = search.has(parameter);
  const next = new URLSearchParams(search);
  if (value !== null) {
    next.set(parameter, value);
    return isOpen
      ? { search: next, state, replace: true }
      : { search: next, state: openedBy(parameter), replace: false };
  }
  if (!isOpen) return null;
  if (wasOpenedBy(state, parameter)) return 'back';
  next.delete(parameter);
  return { search: next, state, replace: true };
}

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
