/** What is known of this machine's browsers. */
export interface ChromiumFacts {
  /** The variable CHROMIUM_PATH; undefined or empty when not set. */
  readonly environmentPath: string | undefined;
  /** Whether that path is a file. */
  readonly environmentPathExists: boolean;
  /** The first of `chromiumNames` that lies on the PATH, as an absolute path; null when none does. */
  readonly onPath: string | null;
  /** The browser that Playwright downloaded; null when it has not. */
  readonly playwrightPath: string | null;
  readonly isRoot: boolean;
  readonly hasAptGet: boolean;
}

export type ChromiumChoice =
  | { readonly kind: 'use'; readonly path: string }
  /** Debian's package has to be installed first. */
  | { readonly kind: 'install' }
  | { readonly kind: 'missing'; readonly message: string };

/**
 * The browser without a window, as a command and as Debian's package: a page takes a tenth less of the processor, a whole spec a fifth.
 */
export const headlessShell = 'chromium-headless-shell';

/** The commands under which systems have the browser, in the order of preference. */
export const chromiumNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'] as const;

const advice =
  'Install Chromium (on Debian and Ubuntu: sudo apt-get install chromium; elsewhere: npx playwright install chromium), ' +
  'or set CHROMIUM_PATH to a Chromium or Chrome.';

/**
 * Which browser the browser tests use: the one that was named, else the system's, else Playwright's own, else Debian's
 * package where it can be installed.
 */
export function chooseChromium(facts: ChromiumFacts): ChromiumChoice {
  const { environmentPath, environmentPathExists, onPath, playwrightPath, isRoot, hasAptGet } = facts;
  if (environmentPath) {
    return environmentPathExists
      ? { kind: 'use', path: environmentPath }
      : { kind: 'missing', message: `CHROMIUM_PATH names ${environmentPath}, which is no file. ${advice}` };
  }
  const path = onPath ?? playwrightPath;
  if (path !== null) return { kind: 'use', path };
  return isRoot && hasAptGet
    ? { kind: 'install' }
    : { kind: 'missing', message: `There is no Chromium for the browser tests. ${advice}` };
}
