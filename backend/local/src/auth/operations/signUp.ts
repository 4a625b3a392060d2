import type { AccountFields } from '../accounts/Account.ts';
import { changeAccount } from '../accounts/changeAccount.ts';
import {
  canonicalEmail,
  assertPhoneNumber,
  isEmail,
  newPasswordFields,
  randomId,
} from '../accounts/fieldChecks.ts';
import { assertCondition, unsupported } from '../AuthError.ts';
import type { SignUpBody } from '../http/bodies.ts';
import type { Project } from '../Project.ts';
import type { Context } from './Context.ts';

/** Creates an account: anonymous, with a password (including upgrading an anonymous one), or any as an administrator. */
export function signUp({ project, isAdministrator }: Context, body: SignUpBody): object {
  if (body.mfaInfo?.length) throw unsupported('second factors');
  const provider = isAdministrator ? undefined : providerOf(body);
  const now = String(Date.now());
  const fields: AccountFields = {
    lastLoginAt: now,
    ...(isAdministrator
      ? administratorFields(project, body)
      : provider === 'password' && { displayName: body.displayName, emailVerified: false }),
    ...emailField(project, body, provider),
    ...(body.password && newPasswordFields(body.password)),
  };
  const existing = body.idToken ? project.accountOf(body.idToken).account : undefined;
  const account = project.accounts.put(
    existing
      ? changeAccount(existing, fields)
      : changeAccount({ localId: body.localId ?? randomId(28) }, { ...fields, createdAt: now }),
  );
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.localId,
    displayName: account.displayName,
    email: account.email,
    ...(provider && project.issueTokens(account, { provider })),
  };
}

/** How a non-administrator signs up. */
function providerOf({ localId, idToken, email, password }: SignUpBody): 'password' | 'anonymous' {
  assertCondition(!localId, 'UNEXPECTED_PARAMETER : User ID');
  if (!idToken && !email && !password) return 'anonymous';
  assertCondition(email, 'MISSING_EMAIL');
  assertCondition(password, 'MISSING_PASSWORD');
  return 'password';
}

function administratorFields({ accounts }: Project, body: SignUpBody): AccountFields {
  const { localId, phoneNumber } = body;
  if (body.idToken) assertCondition(!localId, 'UNEXPECTED_PARAMETER : User ID');
  if (localId) assertCondition(!accounts.get(localId), 'DUPLICATE_LOCAL_ID');
  if (phoneNumber) {
    assertPhoneNumber(phoneNumber);
    assertCondition(!accounts.byPhoneNumber(phoneNumber), 'PHONE_NUMBER_EXISTS');
  }
  return {
    displayName: body.displayName,
    photoUrl: body.photoUrl,
    emailVerified: body.emailVerified ?? false,
    ...(phoneNumber && { phoneNumber }),
    ...(body.disabled && { disabled: true }),
  };
}

function emailField({ accounts }: Project, body: SignUpBody, provider: string | undefined): AccountFields {
  if (!body.email && !(body.email === '' && provider)) return {};
  assertCondition(isEmail(body.email), 'INVALID_EMAIL');
  const email = canonicalEmail(body.email);
  assertCondition(!accounts.byEmail(email), 'EMAIL_EXISTS');
  return { email };
}
