/** The browsers on this machine. */
export interface ChromiumFacts {
  /** The variable CHROMIUM_PATH; undefined or empty if not set. */
  readonly environmentPath: string | undefined;
  /** Whether that path is a file. */
  readonly environmentPathExists: boolean;
  /** The first of `chromiumNames` on the PATH, as an absolute path; null if none. */
  readonly onPath: string | null;
  /** The browser downloaded by Playwright; null if none. */
  readonly playwrightPath: string | null;
  readonly isRoot: boolean;
  readonly hasAptGet: boolean;
}

export type ChromiumChoice =
  | { readonly kind: 'use'; readonly path: string }
  /** Debian's package has to be installed first. */
  | { readonly kind: 'install' }
  | { readonly kind: 'missing'; readonly message: string };

/** The headless browser, as a command and as a Debian package. A page needs a tenth less processor time, a whole spec a fifth less. */
export const headlessShell = 'chromium-headless-shell';

/** The browser's command names on different systems, in order of preference. */
export const chromiumNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'] as const;

const advice =
  'Install Chromium (on Debian and Ubuntu: sudo apt-get install chromium; elsewhere: npx playwright install chromium), ' +
  'or set CHROMIUM_PATH to a Chromium or Chrome.';

/**
 * Chooses the browser for the tests: the named one, otherwise the system's, otherwise Playwright's own, otherwise Debian's package if it
 * can be installed.
 */
export function chooseChromium(facts: ChromiumFacts): ChromiumChoice {
  const { environmentPath, environmentPathExists, onPath, playwrightPath, isRoot, hasAptGet } = facts;
  if (environmentPath) {
    return environmentPathExists
      ? { kind: 'use', path: environmentPath }
      : { kind: 'missing', message: `CHROMIUM_PATH names ${environmentPath}, which isn't a file. ${advice}` };
  }
  const path = onPath ?? playwrightPath;
  if (path !== null) return { kind: 'use', path };
  return isRoot && hasAptGet
    ? { kind: 'install' }
    : { kind: 'missing', message: `There is no Chromium for the browser tests. ${advice}` };
}
