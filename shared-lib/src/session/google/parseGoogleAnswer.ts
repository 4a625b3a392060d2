/** The data this tab keeps while the user is at Google. An answer without it is rejected. */
export interface PendingGoogleSignIn {
  /** Returned with the answer; other answers are rejected. */
  readonly state: string;
  /** Part of the token; tokens issued for another request are rejected. */
  readonly nonce: string;
  /** The sign-in page's query, such as the page to open afterwards. */
  readonly search: string;
}

export type GoogleAnswer =
  | { readonly kind: 'token'; readonly idToken: string }
  /** The user canceled, or Google refused. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused' };

/** The claims of an ID token, unverified: Firebase Auth checks the signature. */
function claimsOf(idToken: string): { readonly nonce?: unknown } {
  try {
    const [, payload = ''] = idToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/**
 * Parses Google's answer from the URL fragment (OpenID Connect, implicit flow).
 * @param requested what this tab requested; null for nothing
 * @returns null if the fragment has no answer
 */
export function parseGoogleAnswer(hash: string, requested: PendingGoogleSignIn | null): GoogleAnswer | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const idToken = answer.get('id_token');
  const error = answer.get('error');
  if (idToken === null && error === null) return null;
  if (requested === null || answer.get('state') !== requested.state) return { kind: 'refused' };
  if (idToken === null) return { kind: error === 'access_denied' ? 'cancelled' : 'refused' };
  return claimsOf(idToken).nonce === requested.nonce ? { kind: 'token', idToken } : { kind: 'refused' };
}
