/** An address of the page: its query, and what the browser's history says of it. */
export interface Address {
  readonly search: URLSearchParams;
  readonly state: unknown;
}

/** What leads to another address: a step back, or a new query. Null where there is nothing to do. */
export type AddressChange = 'back' | (Address & { readonly replace: boolean }) | null;

/** Says of an address that opening this parameter led to it, so that one step back closes what it opens. */
const openedBy = (parameter: string) => ({ openedBy: parameter });

const wasOpenedBy = (state: unknown, parameter: string) =>
  (state as Partial<ReturnType<typeof openedBy>> | null)?.openedBy === parameter;

/**
 * How the address comes to have a parameter that opens something, as `open` in `/units?open=12`; the others stay.
 * Opening is a step that `Back` takes back. What is open already gives way to the next in its place, and closing goes back to
 * where it was opened; what a link or a reload opened is taken out of the address in place.
 * @param value what is opened; null to close.
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
