import type { Account } from '../accounts/Account.ts';
import { changeAccount } from '../accounts/changeAccount.ts';
import { canonicalEmail, claimsOf, isEmail, isPassword, randomId } from '../accounts/fieldChecks.ts';
import { assertCondition, refusal, unsupported } from '../AuthError.ts';
import type { CustomTokenBody, EmailLinkBody, PasswordBody } from '../http/bodies.ts';
import { parseJson } from '../parseJson.ts';
import { readJwt, type Claims } from '../tokens/jwt.ts';
import type { Context } from './Context.ts';

/** The audience of custom tokens, as set by firebase-admin. */
const customTokenAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** Signs in with email and password. If the project hides accounts, a refusal doesn't say which of them was wrong. */
export function signInWithPassword({ project }: Context, body: PasswordBody): object {
  assertCondition(body.email !== undefined, 'MISSING_EMAIL');
  assertCondition(isEmail(body.email), 'INVALID_EMAIL');
  assertCondition(body.password, 'MISSING_PASSWORD');
  if (body.captchaResponse || body.captchaChallenge) throw unsupported('captchas');
  if (body.idToken || body.pendingIdToken) throw unsupported('sign-in with a password and an ID token');
  const email = canonicalEmail(body.email);
  const account = project.accounts.byEmail(email);
  assertCondition(account, project.hidesAccounts ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  assertCondition(!account.disabled, 'USER_DISABLED');
  assertCondition(
    isPassword(account, body.password),
    project.hidesAccounts ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD',
  );
  const signedIn = project.accounts.put(changeAccount(account, { lastLoginAt: String(Date.now()) }));
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.localId,
    email,
    ...project.issueTokens(signedIn, { provider: 'password' }),
  };
}

/** Signs in with a custom token from firebase-admin; creates the account if it doesn't exist. */
export function signInWithCustomToken({ project }: Context, body: CustomTokenBody): object {
  assertCondition(body.token, 'MISSING_CUSTOM_TOKEN');
  const payload = customTokenClaims(body.token);
  const localId = asText(payload['uid']) ?? asText(payload['user_id']);
  assertCondition(localId, 'MISSING_IDENTIFIER');
  const extraClaims = 'claims' in payload ? claimsOf(payload['claims']) : {};
  const existing = project.accounts.get(localId);
  assertCondition(!existing?.disabled, 'USER_DISABLED');
  const now = String(Date.now());
  const account = project.accounts.put(
    changeAccount(existing ?? { localId, createdAt: now }, { customAuth: true, lastLoginAt: now }),
  );
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: !existing,
    ...project.issueTokens(account, { provider: 'custom', extraClaims }),
  };
}

/** A token, or the JSON of its claims, which the Auth emulator accepts too. */
function customTokenClaims(token: string): Claims {
  if (token.startsWith('{')) {
    const claims = parseJson(token);
    assertCondition(claims, 'INVALID_CUSTOM_TOKEN : The token is neither JSON nor a JWT.');
    return claims as Claims;
  }
  const claims = readJwt(token);
  assertCondition(claims, 'INVALID_CUSTOM_TOKEN : Invalid assertion format');
  if (claims['aud'] !== customTokenAudience) {
    throw refusal(`INVALID_CUSTOM_TOKEN : Its audience is ${JSON.stringify(claims['aud'])}.`);
  }
  return claims;
}

const asText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;

/** Signs in with an emailed code; creates an account for the address if there is none. */
export function signInWithEmailLink({ project }: Context, body: EmailLinkBody): object {
  const { accounts, codes } = project;
  const linked = body.idToken ? project.accountOf(body.idToken).account : undefined;
  assertCondition(body.email, 'MISSING_EMAIL');
  const email = canonicalEmail(body.email);
  assertCondition(body.oobCode, 'MISSING_OOB_CODE');
  const code = codes.find(body.oobCode);
  assertCondition(code?.requestType === 'EMAIL_SIGNIN', 'INVALID_OOB_CODE');
  assertCondition(
    email === code.email,
    'INVALID_EMAIL : The email provided does not match the sign-in email address.',
  );
  codes.delete(body.oobCode);
  const owner = accounts.byEmail(email);
  const existing = linked ?? owner;
  assertCondition(!existing?.disabled, 'USER_DISABLED');
  if (linked && owner) assertCondition(linked.localId === owner.localId, 'EMAIL_EXISTS');
  const now = String(Date.now());
  const base: Account = existing ?? { localId: randomId(28), createdAt: now };
  const account = accounts.put(
    changeAccount(base, { email, emailVerified: true, emailLinkSignin: true, lastLoginAt: now }),
  );
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    email,
    localId: account.localId,
    isNewUser: !existing,
    ...project.issueTokens(account, { provider: 'password' }),
  };
}
