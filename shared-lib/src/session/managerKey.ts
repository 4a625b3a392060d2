/** Where a manager's key waits, in this tab alone, until it is swapped for a session. */
const place = 'vh.managerKey';

const isManagersPage = (pathname: string): boolean => /^\/[^/]+\/[^/]+\/admin(\/|$)/.test(pathname);

/**
 * Takes the key of a property manager's link out of the address, before anything is loaded that could be told of it. Without a place to keep
 * it, it is left where it is; the page says then that it could not be opened.
 */
export function takeManagerKey({ pathname, search, hash }: Location): void {
  const params = new URLSearchParams(search);
  const key = params.get('key');
  if (key === null || !isManagersPage(pathname)) return;
  try {
    window.sessionStorage.setItem(place, key);
  } catch {
    return;
  }
  params.delete('key');
  const rest = params.size === 0 ? '' : `?${params}`;
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
}

/** The key that was taken out of the address of this tab and not swapped yet; null without one. */
export function keptManagerKey(): string | null {
  try {
    return window.sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Forgets that key: it was swapped, or opens nothing. */
export function forgetManagerKey(): void {
  try {
    window.sessionStorage.removeItem(place);
  } catch {
    // Where nothing can be kept, there is nothing to forget.
  }
}
