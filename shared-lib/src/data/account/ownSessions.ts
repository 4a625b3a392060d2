import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import * as z from 'zod/mini';
import { paths } from '../../domain/index.ts';
import { currentLanguage } from '../../i18n/index.ts';
import { hasPassword, sendPasswordReset, signInAgain, type SignInProblem } from '../../session/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { call, type CallableResult } from '../callables/call.ts';
import { offline, type CallableError } from '../callables/callableError.ts';
import { firestore } from '../firestore.ts';

type Done = { readonly success: true };

const success = z.object({ success: z.literal(true) });

/** What the identity provider refuses, as a refusal about the field of the present password. */
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

/** Why the present password could not be taken. */
export const passwordRefusal = (problem: SignInProblem): CallableError =>
  refusals[problem] ?? { code: 'unknown', message: 'The password could not be checked.' };

/** Lets pages that are open elsewhere look at once whether their session has ended; they would learn it with their next token. */
export const tellOpenPages = ({ uid, customerId, role }: Account) =>
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
 * Does what ends all sessions, this one too, and begins a new one here.
 * @param current the present password
 * @param next the password from then on
 */
async function endingSessions(
  account: Account,
  current: string,
  next: string,
  act: () => Promise<CallableResult<Done>>,
): Promise<CallableResult<Done>> {
  const known = await signInAgain(current);
  if (!known.ok) return { ok: false, error: passwordRefusal(known.problem) };
  const result = await act();
  if (!result.ok) return result;
  // Only from now on is this session a new one: whoever is told before would find it ended.
  if ((await signInAgain(next)).ok) await tellOpenPages(account);
  return result;
}

/** Whether the signed-in person has a password, which everything here asks for; who came by Google alone has none. */
export const hasOwnPassword = (): boolean => hasPassword();

/** Mails the signed-in person a link with which they choose a password. */
export const sendOwnPasswordLink = (email: string, language: string) => sendPasswordReset(email, language);

/** Ends the sessions of the signed-in person everywhere but here. @param current their password */
export const endOtherSessions = (account: Account, { current }: { readonly current: string }) =>
  endingSessions(account, current, current, () => call('endSessions', undefined, success));

/** Gives the signed-in person another password, and ends their sessions everywhere but here. */
export const changeOwnPassword = (
  account: Account,
  { current, password }: { readonly current: string; readonly password: string },
) =>
  endingSessions(account, current, password, () =>
    call('changePassword', { password, language: currentLanguage() === 'es' ? 'es' : 'en' }, success),
  );
