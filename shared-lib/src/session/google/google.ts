import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth, attempt, describeUser, type AuthResult } from '../auth.ts';
import { firebaseApp } from '../firebaseApp.ts';
import type { SignedInUser } from '../signedInUser.ts';
import { googleAnswer, type AskedGoogle } from './googleAnswer.ts';

/** The project's client at Google, as the page has it where a site offers Google; null where it does not. */
export const googleClientId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="google-client-id"]')?.content ?? null;

const key = 'vh_google';

const secret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes out what this tab has asked for: each answer counts once. */
function takeAsked(): AskedGoogle | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept === null ? null : (JSON.parse(kept) as AskedGoogle);
}

/**
 * Leaves for Google's page, from where the browser comes back to `/login`. As a whole page: it needs no script of Google's, no frame and
 * no cookies of another site, so the page's policy allows no more than without it.
 */
export function leaveForGoogle(clientId: string): void {
  const { state, nonce } = { state: secret(), nonce: secret() };
  const asked: AskedGoogle = { state, nonce, search: window.location.search };
  sessionStorage.setItem(key, JSON.stringify(asked));
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
 * Signs in with what Google has answered, and takes the answer out of the address. A new account has a confirmed email, and sets up its
 * business next, where the terms are accepted; an account with the same address is that account.
 * @returns null where there is no answer, or its author went back
 */
export async function finishGoogle(): Promise<AuthResult<SignedInUser> | null> {
  const { hash, pathname, search } = window.location;
  if (hash === '') return null;
  const asked = takeAsked();
  const answer = googleAnswer(hash, asked);
  if (answer === null) return null;
  window.history.replaceState(null, '', `${pathname}${asked?.search ?? search}`);
  if (answer.kind === 'cancelled') return null;
  if (answer.kind === 'refused') return { ok: false, problem: 'google' };
  const credential = GoogleAuthProvider.credential(answer.idToken);
  const result = await attempt(async () =>
    describeUser((await signInWithCredential(auth(), credential)).user),
  );
  return result.ok || result.problem !== 'unknown' ? result : { ok: false, problem: 'google' };
}
