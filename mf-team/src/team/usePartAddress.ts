import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-lib/router';

const isOpenValue = '1';

/** Says of an address that the list led to it, so that closing may go back. */
const fromList = { partFromList: true };

/**
 * Whether the address opens a part of the team's page, and what opens and closes it.
 * @param parameter the part's name in the address: `add` for `/team?add=1`.
 */
export function usePartAddress(parameter: string) {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = search.get(parameter) === isOpenValue;
  const cameFromList = (location.state as Partial<typeof fromList> | null)?.partFromList === true;

  const open = useCallback(() => {
    const address = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      next.set(parameter, isOpenValue);
      return next;
    };
    setSearch(address, { state: fromList, preventScrollReset: true });
  }, [parameter, setSearch]);

  const close = useCallback(() => {
    if (!isOpen) return;
    if (cameFromList) return void navigate(-1);
    const address = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      next.delete(parameter);
      return next;
    };
    setSearch(address, { replace: true, preventScrollReset: true });
  }, [parameter, isOpen, cameFromList, navigate, setSearch]);

  return { isOpen, open, close };
}
