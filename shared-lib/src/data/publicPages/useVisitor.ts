import { useSelector } from 'react-redux';
import type { Account } from '../account.slice.ts';
import type { RootState } from '../store.ts';

/** The account that looks at a page for everyone; null for a visitor without one. */
export const useVisitor = (): Account | null => useSelector((state: RootState) => state.account);
