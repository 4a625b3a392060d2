const KEY = 'vh_reloaded_from';

function reloadedFrom(storage: Storage): string[] {
  const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.map(String) : [];
}

/**
 * Reloads the page unless this tab was already reloaded from the same page: at most one reload per
 * deployment, regardless of the servers' responses.
 * @param from identifies the page's build.
 * @param storage `sessionStorage`; without it, the page isn't reloaded.
 * @returns whether the page is reloading.
 */
export function reloadOnce(from: string, storage: () => Storage, reload: () => void): boolean {
  try {
    const known = reloadedFrom(storage());
    if (known.includes(from)) return false;
    storage().setItem(KEY, JSON.stringify([...known, from].slice(-20)));
  } catch {
    return false;
  }
  reload();
  return true;
}
