const KEY = 'vh_reloaded_from';

function reloadedFrom(storage: Storage): string[] {
  const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.map(String) : [];
}

/**
 * Reloads the page, unless this tab was reloaded from the same page before: a deploy is recovered from by one reload at most,
 * whatever the servers in between still answer.
 * @param from what the page is made of.
 * @param storage the tab's own, `sessionStorage`; where nothing can be kept there is no reload.
 * @returns whether the page reloads.
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
