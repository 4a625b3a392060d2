import type { Account } from '../accounts/Account.ts';
import { canonicalEmail, isEmail, randomId } from '../accounts/fieldChecks.ts';
import { assertCondition, malformed, unsupported } from '../AuthError.ts';
import type {
  BatchDeleteBody,
  CreateAuthUriBody,
  DeleteBody,
  LookupBody,
  QueryBody,
  SessionCookieBody,
} from '../http/bodies.ts';
import { unsignedJwt } from '../tokens/jwt.ts';
import type { Context } from './Context.ts';
import { asExported, withoutPassword } from './withoutPassword.ts';

const shortestCookie = 5 * 60;
const longestCookie = 14 * 24 * 60 * 60;
const largestDeletion = 1000;
const [defaultPage, largestPage] = [20, 1000];

/** Looks up an ID token's account or, for an administrator, accounts by ID, address, number or provider. */
export function lookup({ project, isAdministrator }: Context, body: LookupBody): object {
  const kind = 'identitytoolkit#GetAccountInfoResponse';
  const { accounts } = project;
  if (!isAdministrator) {
    assertCondition(body.idToken, 'MISSING_ID_TOKEN');
    return { kind, users: [withoutPassword(project.accountOf(body.idToken).account)] };
  }
  if (body.initialEmail) throw unsupported('lookup by the first address');
  const found = new Set<Account | undefined>([
    ...(body.localId ?? []).map((localId) => accounts.get(localId)),
    ...(body.email ?? []).map((email) => accounts.byEmail(canonicalEmail(email))),
    ...(body.phoneNumber ?? []).map((phoneNumber) => accounts.byPhoneNumber(phoneNumber)),
    ...(body.federatedUserId ?? []).map(({ providerId = '', rawId = '' }) =>
      accounts.byProvider(providerId, rawId),
    ),
  ]);
  found.delete(undefined);
  return {
    kind,
    users:
      found.size > 0 ? [...found].flatMap((account) => (account ? [asExported(account)] : [])) : undefined,
  };
}

/** Deletes an ID token's account or, for an administrator, the account with an ID. */
export function deleteAccount(
  { project, isAdministrator }: Context,
  { localId, idToken }: DeleteBody,
): object {
  if (isAdministrator) {
    assertCondition(localId, 'MISSING_LOCAL_ID');
    assertCondition(project.accounts.get(localId), 'USER_NOT_FOUND');
    project.accounts.delete(localId);
  } else {
    assertCondition(idToken, 'MISSING_ID_TOKEN');
    project.accounts.delete(project.accountOf(idToken).account.localId);
  }
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/** Deletes disabled accounts, or any with `force`. */
export function batchDelete({ project }: Context, { localIds = [], force }: BatchDeleteBody): object {
  assertCondition(localIds.length > 0 && localIds.length <= largestDeletion, 'LOCAL_ID_LIST_EXCEEDS_LIMIT');
  const errors = localIds.flatMap((localId, index) => {
    const account = project.accounts.get(localId);
    if (account && !account.disabled && !force) {
      return [{ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' }];
    }
    project.accounts.delete(localId);
    return [];
  });
  return { errors: errors.length > 0 ? errors : undefined };
}

/** A page of all accounts in order of ID. */
export function batchGet({ project, query }: Context): object {
  const given = query.get('maxResults');
  if (given !== null && !/^\d+$/.test(given)) throw malformed('must be integer');
  const limit = Math.min(Number(given) || defaultPage, largestPage);
  const users = project.accounts.page(query.get('nextPageToken') ?? '', limit);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: users.map(asExported),
    nextPageToken: users.length === limit ? users.at(-1)?.localId : undefined,
  };
}

/** All accounts, or their number. */
export function queryAccounts({ project: { accounts } }: Context, body: QueryBody): object {
  const { returnUserInfo = true, expression = [], limit, offset, sortBy = 'USER_ID' } = body;
  if (expression.length > 0) throw unsupported('query with expressions');
  if (!returnUserInfo) return { recordsCount: String(accounts.size) };
  if (limit || (offset ?? '0') !== '0') throw unsupported('query with a limit or an offset');
  if (!['USER_ID', 'SORT_BY_FIELD_UNSPECIFIED'].includes(sortBy))
    throw unsupported(`query sorted by ${sortBy}`);
  const users = accounts.page();
  if (body.order === 'DESC') users.reverse();
  return { recordsCount: String(users.length), userInfo: users.map(asExported) };
}

/** A session cookie for an ID token. */
export function createSessionCookie(
  { project }: Context,
  { idToken, validDuration }: SessionCookieBody,
): object {
  assertCondition(idToken, 'MISSING_ID_TOKEN');
  const seconds = Number(validDuration) || longestCookie;
  assertCondition(seconds >= shortestCookie && seconds <= longestCookie, 'INVALID_DURATION');
  const { claims } = project.accountOf(idToken);
  const iat = Math.floor(Date.now() / 1000);
  const iss = `https://session.firebase.google.com/${project.id}`;
  return { sessionCookie: unsignedJwt({ ...claims, iat, exp: iat + seconds, iss }) };
}

/** How an address can sign in, unless the project hides which addresses have accounts. */
export function createAuthUri({ project }: Context, body: CreateAuthUriBody): object {
  const { sessionId = randomId(27), identifier, continueUri, providerId } = body;
  if (providerId) throw unsupported("address of a provider's page");
  assertCondition(identifier, 'MISSING_IDENTIFIER');
  assertCondition(continueUri, 'MISSING_CONTINUE_URI');
  assertCondition(isEmail(identifier), 'INVALID_IDENTIFIER');
  assertCondition(URL.canParse(continueUri), 'INVALID_CONTINUE_URI');
  const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId };
  if (project.hidesAccounts) return answer;
  const email = canonicalEmail(identifier);
  const account = project.hasOneAccountPerEmail
    ? project.accounts.byAnyEmail(email)[0]
    : project.accounts.byEmail(email);
  return { ...answer, ...signInMethodsOf(account, project.hasOneAccountPerEmail) };
}

function signInMethodsOf(account: Account | undefined, withOtherProviders: boolean): object {
  const providers = (account?.providerUserInfo ?? [])
    .map(({ providerId }) => providerId)
    .filter((providerId) => providerId === 'password' || (withOtherProviders && providerId !== 'phone'));
  const methods = providers.flatMap((providerId) =>
    providerId === 'password'
      ? [...(account?.passwordHash ? ['password'] : []), ...(account?.emailLinkSignin ? ['emailLink'] : [])]
      : [providerId],
  );
  return { registered: account !== undefined, allProviders: providers, signinMethods: methods };
}
