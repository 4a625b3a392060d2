import { useDispatch } from 'react-redux';
import { accountSlice, type Account } from './account.slice.ts';

/** Replaces the signed-in account after its email changed. */
export function useReplaceAccount(): (account: Account) => void {
  const dispatch = useDispatch();
  return (account) => {
    dispatch(accountSlice.actions.signedIn(account));
  };
}
