/** An address of the page: its query, and what the browser's history says of it. */
export interface Address {
  readonly search: URLSearchParams;
  readonly state: unknown;
}

/** How to get to another address: by a step back, or by a new query. Null where nothing has to change. */
export type AddressChange = 'back' | (Address & { readonly replace: boolean }) | null;

/** Marks an address that was reached by opening this parameter, so that one step back closes it again. */
const openedBy = (parameter: string) => ({ openedBy: parameter });

const wasOpenedBy = (state: unknown, parameter: string) =>
  (state as Partial<ReturnType<typeof openedBy>> | null)?.openedBy === parameter;

/**
 * How the address has to change to open or close something by a parameter, such as `open` in `/units?open=12`. Other
 * parameters stay. Opening adds a step to the history, so that `Back` closes. Opening another value replaces that step.
 * Closing steps back to where it was opened, or only removes the parameter when a link or a reload had opened it.
 * @param value the parameter's new value; null to close.
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
