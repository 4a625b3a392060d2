import { redeemCode } from '../codes/redeemCode.ts';
import { changeAccount } from '../accounts/changeAccount.ts';
import { resetPassword } from '../operations/codes.ts';
import type { Project } from '../Project.ts';
import type { HttpResponse } from './HttpResponse.ts';

/** The target of the Auth emulator's own links. This Auth's links lead to the app, with the same parameters. */
export const actionPath = '/emulator/action';

/** The code type of each mode. */
const types: Readonly<Record<string, string>> = {
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  resetPassword: 'PASSWORD_RESET',
  signIn: 'EMAIL_SIGNIN',
};

const refused = (error: string): HttpResponse => ({ status: 400, body: { authEmulator: { error } } });

/**
 * Performs a link's action without a page of the app.
 *
 * @param query the link's own parameters, and `newPassword` to reset a password
 * @throws AuthError for a code that can't be used anymore
 */
export function actionPage(project: Project, query: URLSearchParams): HttpResponse {
  const mode = query.get('mode') ?? '';
  const oobCode = query.get('oobCode');
  if (!query.get('apiKey')) return refused('The link lacks apiKey.');
  if (!oobCode) return refused('The link lacks oobCode.');
  if (types[mode] === undefined) return refused('The link has no known mode.');
  if (mode === 'signIn') return redirectToApp(query);
  const code = project.codes.find(oobCode);
  if (code?.requestType !== types[mode]) return refused('The link has expired or was used already.');
  if (mode === 'resetPassword') {
    const newPassword = query.get('newPassword');
    if (!newPassword) return refused(`Add &newPassword= to the link to set a password for ${code.email}.`);
    resetPassword({ project, isAdministrator: false, query }, { oobCode, newPassword });
  } else {
    const { account, fields } = redeemCode(project, oobCode);
    project.accounts.put(changeAccount(account, fields));
  }
  const continueUrl = query.get('continueUrl');
  if (continueUrl) return redirect(continueUrl);
  return { status: 200, body: { authEmulator: { success: 'Done.', email: code.newEmail ?? code.email } } };
}

/** Redirects to the app, which signs in with the link's parameters. */
function redirectToApp(query: URLSearchParams): HttpResponse {
  const continueUrl = query.get('continueUrl') ?? '';
  if (!URL.canParse(continueUrl)) return refused('The link lacks a continueUrl to sign in at.');
  const target = new URL(continueUrl);
  for (const [name, value] of query) if (name !== 'continueUrl') target.searchParams.set(name, value);
  return redirect(target.toString());
}

const redirect = (address: string): HttpResponse => ({
  status: 303,
  headers: { Location: address },
  body: '',
});
