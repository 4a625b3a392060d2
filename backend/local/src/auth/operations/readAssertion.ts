import type { Provider } from '../accounts/Account.ts';
import { canonicalEmail } from '../accounts/fieldChecks.ts';
import { assertCondition, refusal, unsupported } from '../AuthError.ts';
import type { IdpBody } from '../http/bodies.ts';
import { parseJson } from '../parseJson.ts';
import { readJwt, type Claims } from '../tokens/jwt.ts';

/** A provider's claims about a user. */
export interface Assertion {
  readonly provider: Provider;
  readonly isEmailVerified: boolean;
}

/**
 * Reads the assertion in a request to sign in with a provider: an ID token, whose signature isn't checked, or the JSON of its claims.
 *
 * @returns it, and the parts repeated in the response
 * @throws AuthError `INVALID_IDP_RESPONSE` and others for an invalid assertion
 */
export function readAssertion(body: IdpBody): Assertion & { response: Claims } {
  const parameters = parametersOf(body);
  const providerId = parameters.get('providerId')?.toLowerCase();
  assertCondition(providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential');
  if (providerId.startsWith('saml.')) throw unsupported('sign-in with SAML');
  const idToken = parameters.get('id_token') || undefined;
  const accessToken = parameters.get('access_token') || undefined;
  const claims = claimsIn(idToken) ?? claimsIn(accessToken);
  if (!claims) {
    if (idToken) throw refusal('INVALID_IDP_RESPONSE : The id_token is neither JSON nor a JWT.');
    throw unsupported(`sign-in with ${providerId} without an id_token`);
  }
  const { isEmailVerified, provider, rawUserInfo, names } = profileOf(providerId, claims);
  const { rawId = '', displayName, screenName, email, photoUrl } = provider;
  const response = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    providerId,
    displayName,
    fullName: displayName,
    screenName,
    email,
    emailVerified: isEmailVerified,
    photoUrl,
    ...names,
    rawUserInfo: JSON.stringify(rawUserInfo),
    federatedId: providerId === 'google.com' ? `https://accounts.google.com/${rawId}` : rawId,
    oauthAccessToken: accessToken ?? `FirebaseAuthEmulatorFakeAccessToken_${providerId}`,
    oauthIdToken: idToken,
  };
  return { provider, isEmailVerified, response };
}

/** Parameters of the provider's redirect URL; those of `postBody` and of the fragment take precedence. */
function parametersOf({ requestUri, postBody = '' }: IdpBody): URLSearchParams {
  assertCondition(requestUri, 'MISSING_REQUEST_URI');
  assertCondition(URL.canParse(requestUri), 'INVALID_REQUEST_URI');
  const { searchParams, hash } = new URL(requestUri);
  for (const more of [postBody, hash.slice(1)]) {
    for (const [name, value] of new URLSearchParams(more)) searchParams.set(name, value);
  }
  return searchParams;
}

function claimsIn(token: string | undefined): Claims | undefined {
  if (token === undefined) return undefined;
  const claims = token.startsWith('{') ? (parseJson(token) as Claims | undefined) : readJwt(token);
  if (!claims) {
    assertCondition(!token.startsWith('{'), 'INVALID_IDP_RESPONSE : The id_token is not JSON.');
    return undefined;
  }
  assertCondition(
    claims['sub'],
    'INVALID_IDP_RESPONSE : Invalid Idp Response: id_token missing required fields.',
  );
  assertCondition(
    typeof claims['sub'] === 'string',
    'INVALID_IDP_RESPONSE : The sub of an id_token must be a string.',
  );
  return claims;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function profileOf(
  providerId: string,
  claims: Claims,
): Assertion & { rawUserInfo: object; names: Record<string, string | undefined> } {
  const rawId = String(claims['sub']);
  const claimed = textOf(claims['email']);
  const email = claimed ? canonicalEmail(claimed) : undefined;
  const displayName = textOf(claims['name']);
  const photoUrl = textOf(claims['picture']);
  const isEmailVerified = Boolean(claims['email_verified']);
  const provider = {
    providerId,
    rawId,
    federatedId: rawId,
    displayName,
    photoUrl,
    email,
    screenName: textOf(claims['screen_name']),
  };
  if (providerId !== 'google.com') return { provider, isEmailVerified, rawUserInfo: claims, names: {} };
  const [firstName, lastName] = [textOf(claims['given_name']), textOf(claims['family_name'])];
  const scopes = ['profile', ...(email ? ['email'] : [])];
  const rawUserInfo = {
    granted_scopes: [
      'openid',
      ...scopes.map((scope) => `https://www.googleapis.com/auth/userinfo.${scope}`),
    ].join(' '),
    id: rawId,
    name: displayName,
    given_name: firstName,
    family_name: lastName,
    verified_email: isEmailVerified,
    locale: 'en',
    email,
    picture: photoUrl,
  };
  return { provider, isEmailVerified, rawUserInfo, names: { firstName, lastName } };
}
