import type { Account } from '../accounts/Account.ts';
import { refusal } from '../AuthError.ts';
import { parseJson } from '../parseJson.ts';
import { readJwt, unsignedJwt, type Claims } from './jwt.ts';

/** Lifetime of an ID token in seconds, as everywhere in Firebase. */
export const idTokenSeconds = 3600;

/** How a session began. */
export interface Session {
  /** E.g. `password`. */
  readonly provider: string;
  /** Claims of the custom token it began with. */
  readonly extraClaims?: Claims;
}

/** The fields Auth reads from an ID token. */
export interface IdTokenClaims extends Claims {
  readonly user_id: string;
  /** Epoch seconds. */
  readonly iat: number;
  readonly firebase: { readonly sign_in_provider: string; readonly tenant?: string };
}

/** The user's IDs at providers. */
function identitiesOf({ email, providerUserInfo = [] }: Account): Record<string, string[]> {
  const identities: Record<string, string[]> = email ? { email: [email] } : {};
  for (const { providerId, rawId } of providerUserInfo) {
    if (providerId !== 'password' && rawId) identities[providerId] = [rawId];
  }
  return identities;
}

/** When the user signed in, in epoch seconds. */
function authTimeOf({ lastLoginAt, lastRefreshAt }: Account, now: number): number {
  const time = lastLoginAt === undefined ? Date.parse(lastRefreshAt ?? '') : Number(lastLoginAt);
  return Math.floor((Number.isNaN(time) ? now : time) / 1000);
}

/** An account's ID token. @param now epoch milliseconds */
export function createIdToken(
  account: Account,
  projectId: string,
  { provider, extraClaims = {} }: Session,
  now: number,
): string {
  const iat = Math.floor(now / 1000);
  return unsignedJwt({
    name: account.displayName,
    picture: account.photoUrl,
    ...(parseJson(account.customAttributes || '{}') as Claims),
    ...extraClaims,
    email: account.email,
    email_verified: account.emailVerified,
    phone_number: account.phoneNumber,
    provider_id: provider === 'anonymous' ? provider : undefined,
    auth_time: authTimeOf(account, now),
    user_id: account.localId,
    firebase: { identities: identitiesOf(account), sign_in_provider: provider },
    iat,
    exp: iat + idTokenSeconds,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    sub: account.localId,
  });
}

/** An ID token's claims. @throws AuthError `INVALID_ID_TOKEN` unless it has the claims that every Firebase ID token has */
export function readIdToken(idToken: string): IdTokenClaims {
  const claims = readJwt(idToken);
  const firebase = claims?.['firebase'];
  if (!claims || typeof firebase !== 'object' || firebase === null) throw refusal('INVALID_ID_TOKEN');
  return claims as IdTokenClaims;
}
