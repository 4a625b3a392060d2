import { useCallback } from 'react';
import { useSearchParams } from 'shared-lib/router';

const parameter = 'request';

/** The request that the address opens (`?request=time-off/0`), and what opens and closes one; `Back` closes it too. */
export function useOpenRequest() {
  const [search, setSearch] = useSearchParams();

  const show = useCallback(
    (key: string | null, replace: boolean) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (key === null) next.delete(parameter);
          else next.set(parameter, key);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    openKey: search.get(parameter),
    open: useCallback((key: string) => show(key, false), [show]),
    step: useCallback((key: string) => show(key, true), [show]),
    close: useCallback(() => show(null, true), [show]),
  };
}
