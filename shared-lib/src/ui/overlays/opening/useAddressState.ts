import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressChange } from './addressChange.ts';

/**
 * What the address opens by a parameter (`?add=1`, `?open=12`), so that it can be linked to, outlives a reload, and `Back` closes it.
 * @returns its value, null while it is closed; what opens it, or another one in its place; and what closes it.
 */
export function useAddressState(parameter: string) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const change = (value: string | null) => {
    const next = addressChange({ search, state }, parameter, value);
    if (next === 'back') void navigate(-1);
    else if (next) {
      setSearch(next.search, { state: next.state, replace: next.replace, preventScrollReset: true });
    }
  };

  return {
    value: search.get(parameter),
    isOpen: search.has(parameter),
    open: (value = '1') => change(value),
    close: () => change(null),
  };
}
