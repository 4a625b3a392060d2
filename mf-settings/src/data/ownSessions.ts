import type { Account, CallableError, CallableResult } from 'shared-lib/data';
import {
  attemptWrite,
  doc,
  firestore,
  hasPassword,
  offline,
  reauthenticate,
  sendPasswordReset,
  serverTimestamp,
  setDoc,
  updateDoc,
  type SignInProblem,
} from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { currentLanguage } from 'shared-lib/i18n';
import { callLogin } from './callables.ts';

type Done = { readonly success: true };

/** The identity provider's errors, as errors of the current password's field. */
const refusals: Readonly<Partial<Record<SignInProblem, CallableError>>> = {
  wrongCredentials: {
    code: 'permission-denied',
    message: 'The password is wrong.',
    fields: { current: { code: 'wrong' } },
  },
  tooManyAttempts: {
    code: 'resource-exhausted',
    message: 'Too many attempts.',
    fields: { current: { code: 'tooMany' } },
  },
  offline,
};

/** Why the current password was refused. */
export const currentPasswordError = (problem: SignInProblem): CallableError =>
  refusals[problem] ?? { code: 'unknown', message: 'The password could not be checked.' };

/** Lets other open pages check immediately whether their session has ended, instead of at their next token refresh. */
export const notifyOtherPages = ({ uid, customerId, role }: Account) =>
  attemptWrite('Telling other pages that their session has ended', () => {
    const sessionsEndedAt = serverTimestamp();
    return role === 'owner'
      ? setDoc(doc(firestore(), paths.customer(customerId)), { sessionsEndedAt }, { merge: true })
      : updateDoc(doc(firestore(), paths.teamMember(customerId, uid)), {
          sessionsEndedAt,
          lastModified: serverTimestamp(),
        });
  });

/**
 * Runs something that ends all sessions, including this one, and starts a new one here.
 * @param current the current password
 * @param next the password from then on
 */
async function endingSessions(
  account: Account,
  current: string,
  next: string,
  act: () => Promise<CallableResult<Done>>,
): Promise<CallableResult<Done>> {
  const known = await reauthenticate(current);
  if (!known.ok) return { ok: false, error: currentPasswordError(known.problem) };
  const result = await act();
  if (!result.ok) return result;
  // Only now does this page have its new session: notified earlier, it would find that its session has ended.
  if ((await reauthenticate(next)).ok) await notifyOtherPages(account);
  return result;
}

/** Whether the signed-in user has a password, which everything here requires; those who only use Google have none. */
export const hasOwnPassword = (): boolean => hasPassword();

/** Emails the signed-in user a link for choosing a password. */
export const sendOwnPasswordLink = (email: string, language: string) => sendPasswordReset(email, language);

/** Ends the signed-in user's other sessions. @param current their password */
export const endOtherSessions = (account: Account, { current }: { readonly current: string }) =>
  endingSessions(account, current, current, () => callLogin('endSessions', undefined));

/** Changes the signed-in user's password, and ends their other sessions. */
export const changeOwnPassword = (
  account: Account,
  { current, password }: { readonly current: string; readonly password: string },
) =>
  endingSessions(account, current, password, () =>
    callLogin('changePassword', { password, language: currentLanguage() === 'es' ? 'es' : 'en' }),
  );
