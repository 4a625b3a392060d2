import type { PasswordLink } from 'shared-lib/session';

/** The form that the sign-in page's address requests. */
export type SignInMode =
  | { readonly kind: 'logIn' | 'signUp' }
  | { readonly kind: 'confirm' | 'confirmEmail'; readonly token: string }
  | { readonly kind: 'choosePassword'; readonly link: PasswordLink };

/**
 * Parses the query of `/login`. Emailed links contain one of our tokens (`?mode=choosePassword`,
 * `?mode=confirmSignUp`, `?mode=confirmEmail`, `?mode=undoEmail`, `?mode=acceptInvitation`) or a Firebase Auth code
 * (`?mode=resetPassword&oobCode=…`).
 */
export function signInMode(search: string): SignInMode {
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  const token = query.get('token');
  const code = query.get('oobCode');
  if (mode === 'signup') return { kind: 'signUp' };
  if (mode === 'confirmSignUp' && token !== null) return { kind: 'confirm', token };
  if (mode === 'confirmEmail' && token !== null) return { kind: 'confirmEmail', token };
  if (mode === 'choosePassword' && token !== null) {
    return { kind: 'choosePassword', link: { kind: 'token', token } };
  }
  if (mode === 'undoEmail' && token !== null) {
    return { kind: 'choosePassword', link: { kind: 'undoEmail', token } };
  }
  if (mode === 'acceptInvitation' && token !== null) {
    return { kind: 'choosePassword', link: { kind: 'invitation', token } };
  }
  if (mode === 'resetPassword' && code !== null)
    return { kind: 'choosePassword', link: { kind: 'code', code } };
  return { kind: 'logIn' };
}

/**
 * Whether an address is an emailed link, which works whether or not someone is signed in: it is about the
 * recipient's login.
 */
export const isMailedLink = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === '/login' && ['confirm', 'confirmEmail', 'choosePassword'].includes(signInMode(search).kind);
