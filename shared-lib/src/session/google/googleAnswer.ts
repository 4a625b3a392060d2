/** What this tab keeps while its person is at Google: without it, an answer is nobody's. */
export interface AskedGoogle {
  /** Comes back with the answer: only what this tab has asked for is taken. */
  readonly state: string;
  /** Stands in the token: one that was made for something else is not taken. */
  readonly nonce: string;
  /** The query of the sign-in page that was left, such as where one wanted to go. */
  readonly search: string;
}

export type GoogleAnswer =
  | { readonly kind: 'token'; readonly idToken: string }
  /** They went back, or Google refused. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused' };

/** What an ID token says, unchecked: Firebase Auth checks its signature. */
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
 * What Google answered in the fragment of an address (OpenID Connect, implicit flow).
 * @param asked what this tab asked for; null when it asked for nothing
 * @returns null where the address has no answer
 */
export function googleAnswer(hash: string, asked: AskedGoogle | null): GoogleAnswer | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const idToken = answer.get('id_token');
  const error = answer.get('error');
  if (idToken === null && error === null) return null;
  if (asked === null || answer.get('state') !== asked.state) return { kind: 'refused' };
  if (idToken === null) return { kind: error === 'access_denied' ? 'cancelled' : 'refused' };
  return claimsOf(idToken).nonce === asked.nonce ? { kind: 'token', idToken } : { kind: 'refused' };
}
