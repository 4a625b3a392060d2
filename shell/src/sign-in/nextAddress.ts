/**
 * A path on this site other than the login. Rejects other sites' addresses, such as `//evil.example` and
 * `/\evil.example`, including with tabs, which browsers strip.
 */
const isOwnPath = (address: string) =>
  /^\/(?![/\\])[^\t\n\r]*$/.test(address) && !/^\/login(\?|$|#)/.test(address);

/** The page to return to after sign-in, kept in the query of `/login` so deep links work. */
export const nextAddress = {
  /** The sign-in page for someone who requested `address` (path, query and hash). */
  loginFor: (address: string) => (address === '/' ? '/login' : `/login?next=${encodeURIComponent(address)}`),

  /** The same after the session ended, which the page mentions. */
  sessionEnded: (address: string) => `/login?ended=1&next=${encodeURIComponent(address)}`,

  /** Where to go after sign-in, from the query of `/login`. */
  after: (search: string) => {
    const query = new URLSearchParams(search);
    // A new account sets up its business first and needs nothing from the dashboard.
    if (query.get('mode') === 'confirmSignUp') return '/onboarding';
    const next = query.get('next');
    return next !== null && isOwnPath(next) ? next : '/';
  },
};
