const KEY = 'vh_failed_versions';
const KEPT = 20;

/**
 * The versions that failed in this tab, so that none is tried again and again. They are kept for each account apart, by the
 * browser's `sessionStorage`; where nothing can be kept, the next page tries again.
 * @param customerId whose page it is; null for a page without an account.
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
        // Then this page alone knows.
      }
    },
  };
}
