import { useAccount, type CallableResult } from 'shared-lib/data';
import { reauthenticate, signIn, useReplaceAccount } from 'shared-lib/data/kit';
import { currentLanguage } from 'shared-lib/i18n';
import { callLogin } from './callables.ts';
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
  return callLogin('requestEmailChange', { email, language });
}

/**
 * Changes the signed-in user's address by the link emailed to the new one, and ends their other sessions.
 * @returns the function that does it, given the present password and the link's token; its value is the new address
 */
export function useConfirmEmailChange() {
  const account = useAccount();
  const replaceAccount = useReplaceAccount();
  return async ({
    current,
    token,
  }: {
    readonly current: string;
    readonly token: string;
  }): Promise<CallableResult<{ readonly email: string }>> => {
    const known = await reauthenticate(current);
    if (!known.ok) return { ok: false, error: currentPasswordError(known.problem) };
    const result = await callLogin('confirmEmailChange', { token });
    if (!result.ok) return result;
    const { email } = result.value;
    if ((await signIn(email, current)).ok) {
      replaceAccount({ ...account, email });
      await notifyOtherPages(account);
    }
    return result;
  };
}
