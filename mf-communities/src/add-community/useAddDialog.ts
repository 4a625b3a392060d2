import { useLocation, useNavigate, useSearchParams } from 'shared-lib/router';

const parameter = 'add';
const openedHere = { openedHere: true };

/**
 * Whether the dialog is open, which the address says (`?add=1`): it can be linked to, outlives a reload, and Back closes it.
 * @returns what opens it, and what closes it and takes it out of the address.
 */
export function useAddDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();

  const open = () => {
    const withIt = new URLSearchParams(search);
    withIt.set(parameter, '1');
    setSearch(withIt, { state: openedHere });
  };

  const close = () => {
    // Back to where it was opened, so that a second Back leaves the page instead of coming by it once more.
    const { openedHere: isOpenedHere } = (location.state ?? {}) as Partial<typeof openedHere>;
    if (isOpenedHere) return void navigate(-1);
    const without = new URLSearchParams(search);
    without.delete(parameter);
    setSearch(without, { replace: true });
  };

  return { isOpen: search.has(parameter), open, close };
}
