import { useSelector } from 'react-redux';
import type { Account } from './account.slice.ts';
import type { RootState } from './store.ts';

/**
 * The signed-in account.
 * @throws outside the signed-in part of the app.
 */
export function useAccount(): Account {
  const account = useSelector((state: RootState) => state.account);
  if (!account) throw new Error('useAccount needs a signed-in account');
  return account;
}
