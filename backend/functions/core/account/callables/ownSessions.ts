import { loginCalls, passwordProblem, paths } from 'shared-lib/domain';
import { fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import { authErrorCode } from '../../members/logins.ts';
import { siteAddress } from '../../messages/configuration.ts';
import { signedInCall } from '../../../../kernel/signedInCall.ts';
import { endLinksOf } from '../accountLinks.ts';
import { passwordChangedNotice } from '../accountEmails.ts';
import { requireRecentPassword } from '../recentPassword.ts';
import { languageOf } from '../languageOf.ts';

/**
 * Ends all sessions of the caller, who entered their password recently: no payload, result `{ success: true }`. The calling page signs in
 * again. An ended session gets no new tokens; its current token stays valid for an hour at most.
 * @throws HttpsError `unauthenticated`, `failed-precondition`, `resource-exhausted`
 */
export const endSessions = signedInCall(loginCalls.endSessions, async (_, uid, request) => {
  await requireRecentPassword(request, 'endSessions');
  await auth().revokeRefreshTokens(uid);
  return { success: true };
});

/**
 * Changes the password of the caller, who entered the old one recently: payload `{ password, language? }`, result `{ success: true }`. All
 * their sessions and links end, and an email notifies them.
 * @throws HttpsError `unauthenticated`, `failed-precondition`, `resource-exhausted`; `invalid-argument` with a `PasswordProblem` or `weak`
 * for the field `password`
 */
export const changePassword = signedInCall(
  loginCalls.changePassword,
  async ({ password, ...requested }, uid, request) => {
    await requireRecentPassword(request, 'changePassword');
    const { displayName = '', email = '' } = await auth().getUser(uid);
    const problem = passwordProblem(password, [displayName, email]);
    const refuse = (code: string) =>
      fieldRefusal('invalid-argument', 'This password isn’t allowed.', { password: { code } });
    if (problem !== null) throw refuse(problem);
    try {
      await auth().updateUser(uid, { password });
    } catch (error) {
      throw /password/.test(authErrorCode(error) ?? '') ? refuse('weak') : error;
    }
    await auth().revokeRefreshTokens(uid);
    await endLinksOf(uid);
    if (email !== '') {
      const language = (await languageOf(uid)) ?? requested.language ?? 'en';
      await firestore()
        .collection(paths.mails())
        .add(passwordChangedNotice(email, siteAddress('/login'), language));
    }
    return { success: true };
  },
);
