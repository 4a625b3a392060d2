import { request, type Step } from '../Step.ts';

export const password = 'a good password';
export const emulator = '/emulator/v1/projects/demo-compare';
export const requestUri = 'http://localhost';
/** Audience of custom tokens. */
export const audience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** An expiry after the end of the comparison. */
export const future = '4102444800';

/** An unsigned token. */
export const jwt = (payload: unknown): string =>
  ['{"alg":"none","typ":"JWT"}', JSON.stringify(payload), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** The body of a sign-in with a provider. @param claims claims of its ID token */
export const idp = (providerId: string, claims: object) => ({
  requestUri,
  postBody: new URLSearchParams({ providerId, id_token: jwt(claims) }).toString(),
  returnSecureToken: true,
  returnIdpCredential: true,
});

/** The same for Google. @param more claims that override or extend the usual ones */
export const google = (email: string, more: object = {}) =>
  idp('google.com', {
    sub: email,
    email,
    email_verified: true,
    name: 'Gina Hall',
    given_name: 'Gina',
    ...more,
  });

/** A token request. @param differs why the responses differ */
export const token = (form: Record<string, string>, name: string, differs?: string): Step =>
  request(name, 'POST', '/securetoken.googleapis.com/v1/token?key=k', { form, ...(differs && { differs }) });
