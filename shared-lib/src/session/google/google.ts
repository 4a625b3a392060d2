import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth, toAuthResult, toSignedInUser, type AuthResult } from '../auth.ts';
import { firebaseApp } from '../firebaseApp.ts';
import type { SignedInUser } from '../signedInUser.ts';
import { parseGoogleAnswer, type PendingGoogleSignIn } from './parseGoogleAnswer.ts';

/** The project's Google client id; null if the site doesn't offer Google sign-in. */
export const googleClientId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="google-client-id"]')?.content ?? null;

const key = 'vh_google';

const secret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads and clears this tab's pending request, so each answer is used once. */
function takePending(): PendingGoogleSignIn | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept === null ? null : (JSON.parse(kept) as PendingGoogleSignIn);
}

/**
 * Navigates to Google's sign-in page, which returns to `/login`. A full-page redirect needs no script or
 * frame from Google and no third-party cookies, so the content security policy is unchanged.
 */
export function redirectToGoogle(clientId: string): void {
  const { state, nonce } = { state: secret(), nonce: secret() };
  const requested: PendingGoogleSignIn = { state, nonce, search: window.location.search };
  sessionStorage.setItem(key, JSON.stringify(requested));
  const { emulators } = firebaseApp().config;
  const address = new URL(
    emulators ? `${emulators.auth}/emulator/google` : 'https://accounts.google.com/o/oauth2/v2/auth',
  );
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${window.location.origin}/login`,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
  }).toString();
  window.location.assign(address);
}

/**
 * Signs in with Google's answer and removes it from the address. A new account has a verified email and
 * continues with onboarding, where the terms are accepted. An existing account with the same email address is
 * reused.
 * @returns null if there is no answer, or the user canceled
 */
export async function completeGoogleSignIn(): Promise<AuthResult<SignedInUser> | null> {
  const { hash, pathname, search } = window.location;
  if (hash === '') return null;
  const requested = takePending();
  const answer = parseGoogleAnswer(hash, requested);
  if (answer === null) return null;
  window.history.replaceState(null, '', `${pathname}${requested?.search ?? search}`);
  if (answer.kind === 'cancelled') return null;
  if (answer.kind === 'refused') return { ok: false, problem: 'google' };
  const credential = GoogleAuthProvider.credential(answer.idToken);
  const result = await toAuthResult(async () =>
    toSignedInUser((await signInWithCredential(auth(), credential)).user),
  );
  return result.ok || result.problem !== 'unknown' ? result : { ok: false, problem: 'google' };
}
