import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-lib/router';

const parameter = 'add';
const isOpenValue = '1';

/** Says of an address that the list led to it, so that closing may go back. */
const fromList = { addMember: true };

/** Whether the address opens the form to add a member (`/team?add=1`), and what opens and closes it. */
export function useAddMemberAddress() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = search.get(parameter) === isOpenValue;
  const cameFromList = (location.state as typeof fromList | null)?.addMember === true;

  const open = useCallback(() => {
    const address = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      next.set(parameter, isOpenValue);
      return next;
    };
    setSearch(address, { state: fromList, preventScrollReset: true });
  }, [setSearch]);

  const close = useCallback(() => {
    if (!isOpen) return;
    if (cameFromList) return void navigate(-1);
    const address = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      next.delete(parameter);
      return next;
    };
    setSearch(address, { replace: true, preventScrollReset: true });
  }, [isOpen, cameFromList, navigate, setSearch]);

  return { isOpen, open, close };
}
