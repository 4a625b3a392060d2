/**
 * A path of this site other than the login. It is never another site's address, such as `//evil.example` or `/\evil.example`, nor
 * one of these with a tab in it, since browsers take tabs out.
 */
const isOwnPath = (address: string) =>
  /^\/(?![/\\])[^\t\n\r]*$/.test(address) && !/^\/login(\?|$|#)/.test(address);

/** Where someone who had to sign in wanted to go: kept in the query of `/login`, so that a deep link survives the sign-in. */
export const nextAddress = {
  /** The address of the sign-in page for someone who asked for `address` (path, query and hash). */
  loginFor: (address: string) => (address === '/' ? '/login' : `/login?next=${encodeURIComponent(address)}`),

  /** The same for someone whose session has ended while they were there; the page says so. */
  sessionEnded: (address: string) => `/login?ended=1&next=${encodeURIComponent(address)}`,

  /** Where to go after the sign-in, from the query of `/login`. */
  after: (search: string) => {
    const query = new URLSearchParams(search);
    // A new account sets up its business first; what the dashboard needs is not even asked for.
    if (query.get('mode') === 'confirmSignUp') return '/onboarding';
    const next = query.get('next');
    return next !== null && isOwnPath(next) ? next : '/';
  },
};
