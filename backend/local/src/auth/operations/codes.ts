import { changeAccount } from '../accounts/changeAccount.ts';
import { canonicalEmail, newPasswordFields } from '../accounts/fieldChecks.ts';
import { assertCondition, unsupported } from '../AuthError.ts';
import type { ResetPasswordBody, SendCodeBody } from '../http/bodies.ts';
import type { Project } from '../Project.ts';
import type { Context } from './Context.ts';

const answer = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse' };

/** Sends an email with a code, here as a line of output; an administrator can get the link instead. */
export function sendOobCode({ project, isAdministrator }: Context, body: SendCodeBody): object {
  const { requestType, continueUrl, returnOobLink } = body;
  assertCondition(requestType && requestType !== 'OOB_REQ_TYPE_UNSPECIFIED', 'MISSING_REQ_TYPE');
  if (returnOobLink) assertCondition(isAdministrator, 'INSUFFICIENT_PERMISSION');
  if (continueUrl) assertCondition(URL.canParse(continueUrl), 'INVALID_CONTINUE_URI');
  const { email, newEmail, isKnown } = recipientOf(project, body);
  // The response doesn't reveal that the address has no account.
  if (!isKnown) return { ...answer, email };
  const { oobCode, oobLink } = project.codes.create(requestType as Sent, email, { newEmail, continueUrl });
  return returnOobLink ? { ...answer, email, oobCode, oobLink } : { ...answer, email };
}

type Sent = 'PASSWORD_RESET' | 'EMAIL_SIGNIN' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/** The recipient, and the address to change to. `isKnown` is false for an address without an account. */
function recipientOf(
  project: Project,
  body: SendCodeBody,
): { email: string; newEmail?: string; isKnown: boolean } {
  switch (body.requestType) {
    case 'EMAIL_SIGNIN':
      return { email: givenEmail(body), isKnown: true };
    case 'PASSWORD_RESET': {
      const email = givenEmail(body);
      const isKnown = project.accounts.byEmail(email) !== undefined;
      assertCondition(isKnown || project.hidesAccounts, 'EMAIL_NOT_FOUND');
      return { email, isKnown };
    }
    case 'VERIFY_EMAIL':
      return { email: emailOfCaller(project, body), isKnown: true };
    case 'VERIFY_AND_CHANGE_EMAIL': {
      assertCondition(body.newEmail, 'MISSING_NEW_EMAIL');
      const newEmail = canonicalEmail(body.newEmail);
      if (!body.returnOobLink) assertCondition(body.idToken, 'MISSING_ID_TOKEN');
      const email = emailOfCaller(project, body);
      assertCondition(!project.accounts.byEmail(newEmail), 'EMAIL_EXISTS');
      return { email, newEmail, isKnown: true };
    }
    default:
      throw unsupported(`mail for ${String(body.requestType)}`);
  }
}

function givenEmail({ email }: SendCodeBody): string {
  assertCondition(email, 'MISSING_EMAIL');
  return canonicalEmail(email);
}

/** The address of the ID token's account; an administrator requesting a link may pass the address instead. */
function emailOfCaller(project: Project, body: SendCodeBody): string {
  if (body.returnOobLink && !body.idToken) {
    const email = givenEmail(body);
    assertCondition(project.accounts.byEmail(email), 'USER_NOT_FOUND');
    return email;
  }
  const { email } = project.accountOf(body.idToken ?? '').account;
  assertCondition(email, 'MISSING_EMAIL');
  return email;
}

/**
 * Returns the purpose of a code or, with a new password, sets it, which removes all other ways to sign in.
 */
export function resetPassword({ project }: Context, { oobCode, newPassword }: ResetPasswordBody): object {
  assertCondition(oobCode, 'MISSING_OOB_CODE');
  const { accounts, codes } = project;
  const code = codes.find(oobCode);
  assertCondition(code, 'INVALID_OOB_CODE');
  const { requestType, email, newEmail } = code;
  if (newPassword) {
    assertCondition(requestType === 'PASSWORD_RESET', 'INVALID_OOB_CODE');
    const password = newPasswordFields(newPassword);
    const account = accounts.byEmail(email);
    assertCondition(account, 'INVALID_OOB_CODE');
    codes.delete(oobCode);
    const unlink = account.providerUserInfo?.map(({ providerId }) => providerId);
    accounts.put(changeAccount(account, { ...password, emailVerified: true }, { unlink }));
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType,
    email: requestType === 'EMAIL_SIGNIN' ? undefined : email,
    newEmail,
  };
}
