import type { Account, AccountFields } from '../accounts/Account.ts';
import { changeAccount, type ProviderChanges } from '../accounts/changeAccount.ts';
import { epochSeconds, randomId } from '../accounts/fieldChecks.ts';
import { AuthError, assertCondition, unsupported } from '../AuthError.ts';
import type { IdpBody } from '../http/bodies.ts';
import type { Project } from '../Project.ts';
import type { Context } from './Context.ts';
import { readAssertion, type Assertion } from './readAssertion.ts';

/** The account an assertion signs in to, and the changes to it. */
interface Match {
  /** Undefined for a new account. */
  readonly account?: Account;
  readonly fields: AccountFields;
  readonly unlink?: ProviderChanges['unlink'];
  readonly isEmailRecycled?: boolean;
}

/** Another account has the address, and the provider hasn't confirmed that this user owns it. */
interface Conflict {
  readonly needsConfirmationOf: Account;
}

/** Signs in with an ID token of a provider such as google.com, or links the provider to the account of one of our ID tokens. */
export function signInWithIdp({ project }: Context, body: IdpBody): object {
  if (body.returnRefreshToken) throw unsupported('refresh tokens of providers');
  if (body.pendingIdToken) throw unsupported('pending ID tokens');
  const { response, ...assertion } = readAssertion(body);
  const linkTo = body.idToken ? project.accountOf(body.idToken).account : undefined;
  let match: Match | Conflict;
  try {
    match = linkTo ? matchForLink(project, assertion, linkTo) : matchForSignIn(project, assertion);
  } catch (error) {
    if (!body.returnIdpCredential || !(error instanceof AuthError)) throw error;
    return { ...response, errorMessage: error.message };
  }
  if ('needsConfirmationOf' in match) return { ...response, ...confirmation(match.needsConfirmationOf) };
  const account = applied(project, match, assertion);
  assertCondition(!account.disabled, 'USER_DISABLED');
  return {
    ...response,
    localId: account.localId,
    ...(!match.account && { isNewUser: true }),
    ...(match.isEmailRecycled && { emailRecycled: true }),
    ...(account.email === response['email'] && { emailVerified: account.emailVerified }),
    ...project.issueTokens(account, { provider: assertion.provider.providerId }),
  };
}

function matchForLink(project: Project, { provider, isEmailVerified }: Assertion, account: Account): Match {
  const { providerId, rawId = '', email } = provider;
  assertCondition(!project.accounts.byProvider(providerId, rawId), 'FEDERATED_USER_ID_ALREADY_LINKED');
  if (!email) return { account, fields: {} };
  const owner = project.hasOneAccountPerEmail ? project.accounts.byEmail(email) : undefined;
  assertCondition(!owner || owner.localId === account.localId, 'EMAIL_EXISTS');
  const isTaken = project.hasOneAccountPerEmail && !account.email;
  const isConfirmed = isEmailVerified && (isTaken || account.email === email);
  return {
    account,
    fields: {
      ...(isTaken && { email, emailVerified: isEmailVerified }),
      ...(isConfirmed && { emailVerified: true }),
    },
  };
}

function matchForSignIn(project: Project, assertion: Assertion): Match | Conflict {
  const { provider, isEmailVerified } = assertion;
  const { providerId, rawId = '', email, displayName, photoUrl, screenName } = provider;
  const known = project.accounts.byProvider(providerId, rawId);
  if (known) return { account: known, fields: {} };
  const profile = { displayName, photoUrl, screenName };
  if (!project.hasOneAccountPerEmail || !email) return { fields: profile };
  const owner = project.accounts.byEmail(email);
  if (!owner) return { fields: { ...profile, email, emailVerified: isEmailVerified } };
  if (!isEmailVerified) return { needsConfirmationOf: owner };
  const isEmailRecycled = owner.providerUserInfo?.some((info) => info.providerId === providerId) ?? false;
  return {
    account: owner,
    fields: { ...profile, emailVerified: true, ...(!owner.emailVerified && takenOver()) },
    ...(!owner.emailVerified && { unlink: owner.providerUserInfo?.map((info) => info.providerId) }),
    isEmailRecycled,
  };
}

/** An account created without proof of owning the address goes to the address's owner. */
const takenOver = (): AccountFields => ({
  passwordHash: undefined,
  salt: undefined,
  phoneNumber: undefined,
  validSince: epochSeconds(),
});

function confirmation({ localId, providerUserInfo }: Account): object {
  const verifiedProvider = providerUserInfo
    ?.map(({ providerId }) => providerId)
    .filter((providerId) => providerId !== 'password' && providerId !== 'phone');
  return { needConfirmation: true, localId, verifiedProvider };
}

function applied(project: Project, { account, fields, unlink }: Match, { provider }: Assertion): Account {
  const now = String(Date.now());
  const base = account ?? { localId: randomId(28), createdAt: now };
  return project.accounts.put(
    changeAccount(base, { ...fields, lastLoginAt: now }, { unlink, link: [provider] }),
  );
}
