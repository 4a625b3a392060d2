import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';
import { success } from '../../domain/change/calls.ts';
import { currentLanguage } from '../../i18n/index.ts';
import { signIn, reauthenticate } from '../../session/index.ts';
import { accountSlice } from '../account.slice.ts';
import { call, type CallableResult } from '../callables/call.ts';
import { useAccount } from '../useAccount.ts';
import { currentPasswordError, notifyOtherPages } from './ownSessions.ts';

/**
 * Requests to sign in with another address; nothing changes until the emailed link is opened.
 * @param current the present password
 */
export async function requestEmailChange({
  current,
  email,
}: {
  readonly current: string;
  readonly email: string;
}): Promise<CallableResult<{ readonly success: true }>> {
  const known = await reauthenticate(current);
  if (!known.ok) return { ok: false, error: currentPasswordError(known.problem) };
  const language = currentLanguage() === 'es' ? 'es' : 'en';
  return call('requestEmailChange', { email, language }, success);
}

/**
 * Changes the signed-in user's address by the link emailed to the new one, and ends their other sessions.
 * @returns the function that does it, given the present password and the link's token; its value is the new address
 */
export function useConfirmEmailChange() {
  const account = useAccount();
  const dispatch = useDispatch();
  return async ({
    current,
    token,
  }: {
    readonly current: string;
    readonly token: string;
  }): Promise<CallableResult<{ readonly email: string }>> => {
    const known = await reauthenticate(current);
    if (!known.ok) return { ok: false, error: currentPasswordError(known.problem) };
    const result = await call('confirmEmailChange', { token }, z.object({ email: z.string() }));
    if (!result.ok) return result;
    const { email } = result.value;
    if ((await signIn(email, current)).ok) {
      dispatch(accountSlice.actions.signedIn({ ...account, email }));
      await notifyOtherPages(account);
    }
    return result;
  };
}
