/** Session storage key of a manager's key, until it is exchanged for a session. */
const storageKey = 'vh.managerKey';

const isManagersPage = (pathname: string): boolean => /^\/[^/]+\/[^/]+\/admin(\/|$)/.test(pathname);

/**
 * Moves the key of a property manager's link from the address into session storage, before any script loads
 * that could see it. If storage is unavailable, the key stays in the address and the page reports that the
 * link couldn't be opened.
 */
export function stashManagerKey({ pathname, search, hash }: Location): void {
  const params = new URLSearchParams(search);
  const key = params.get('key');
  if (key === null || !isManagersPage(pathname)) return;
  try {
    window.sessionStorage.setItem(storageKey, key);
  } catch {
    return;
  }
  params.delete('key');
  const rest = params.size === 0 ? '' : `?${params}`;
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
}

/** The key waiting to be exchanged; null if there is none. */
export function getManagerKey(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Removes the key once it has been exchanged or rejected. */
export function clearManagerKey(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // If storage is unavailable, there is nothing to remove.
  }
}
