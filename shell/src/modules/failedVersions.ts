const KEY = 'vh_failed_versions';
const KEPT = 20;

/**
 * Versions that failed in this tab, so they aren't tried over and over. Kept per account in `sessionStorage`;
 * without it, the next page tries again.
 * @param customerId the account; null on a page without one.
 */
export function failedVersions(customerId: string | null, storage: () => Storage) {
  const lineOf = (base: string) => `${customerId ?? ''} ${base}`;
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.map(String) : [];
    } catch {
      return [];
    }
  };
  return {
    /** @param base of the version, as in `VersionChoice`. */
    has: (base: string) => read().includes(lineOf(base)),
    add(base: string) {
      try {
        const others = read().filter((line) => line !== lineOf(base));
        storage().setItem(KEY, JSON.stringify([...others, lineOf(base)].slice(-KEPT)));
      } catch {
        // Then only this page remembers.
      }
    },
  };
}
