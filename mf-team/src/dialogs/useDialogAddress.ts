import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-lib/router';

const isOpenValue = '1';

/** Says of an address that its page led to it, so that closing may go back. */
const fromPage = { dialogOfPage: true };

/**
 * Whether the address opens a dialog, and what opens and closes it.
 * @param parameter the one that opens it, as `add` in `/team?add=1`.
 */
export function useDialogAddress(parameter: string) {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = search.get(parameter) === isOpenValue;
  const cameFromPage = (location.state as typeof fromPage | null)?.dialogOfPage === true;

  const open = useCallback(() => {
    const address = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      next.set(parameter, isOpenValue);
      return next;
    };
    setSearch(address, { state: fromPage, preventScrollReset: true });
  }, [setSearch, parameter]);

  const close = useCallback(() => {
    if (!isOpen) return;
    if (cameFromPage) return void navigate(-1);
    const address = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      next.delete(parameter);
      return next;
    };
    setSearch(address, { replace: true, preventScrollReset: true });
  }, [isOpen, cameFromPage, navigate, setSearch, parameter]);

  return { isOpen, open, close };
}
