import { useCallback } from 'react';
import { useLocation, useNavigate } from 'shared-lib/router';

/** Says, in the browser's history, that the entry before is the same list without the panel. */
const overList = { panelOverList: true };

const addressWith = (openId: string | null): string => {
  const params = new URLSearchParams(window.location.search);
  params.delete('open');
  if (openId !== null) params.set('open', openId);
  return params.toString();
};

/**
 * Opens records in the panel, by the address. Opening is a step that `Back` takes back; stepping on replaces it, and closing
 * goes back to where it was opened.
 */
export function useOpenRecord() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOverList = (state as Partial<typeof overList> | null)?.panelOverList === true;

  const open = useCallback(
    (id: string) => void navigate({ search: addressWith(id) }, { state: overList, preventScrollReset: true }),
    [navigate],
  );
  const step = useCallback(
    (id: string) =>
      void navigate(
        { search: addressWith(id) },
        { state: state as unknown, replace: true, preventScrollReset: true },
      ),
    [navigate, state],
  );
  const close = useCallback(() => {
    if (isOverList) void navigate(-1);
    else void navigate({ search: addressWith(null) }, { replace: true, preventScrollReset: true });
  }, [navigate, isOverList]);
  return { open, step, close };
}
