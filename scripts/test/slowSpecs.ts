/** Determines which versions of the areas a page loads, and how. */
const loading =
  /^(build|e2e\/src|scripts\/release|shared-lib\/src\/contract|shell\/src\/(modules|overrides|parts|startup|updates))\/|^package-lock\.json$/;

/** Determines which addresses exist, and who may open them. */
const access =
  /^(mf-[a-z]+\/(module\.json|src\/module\.ts)$|shell\/src\/(access|app|layout|public|sign-in)\/)/;

/** Determines how many documents a page reads. */
const reads =
  /^(backend\/(functions|kernel|local|seed)|e2e\/src|mf-[a-z]+\/(domain|functions|src)|shared-lib\/src|shell\/src)\//;

/**
 * Browser tests of a minute or more that few changes can break, each with the files it covers. They run when one of these has changed,
 * every night, and with `npm test -- all`.
 */
export const slowSpecs: Readonly<Record<string, readonly RegExp[]>> = {
  contract: [loading, /^mf-[a-z]+\/module\.json$/],
  'dead-module': [loading],
  'dev-on-site': [loading, /^scripts\/dev\//],
  'module-versions': [loading],
  // Every page of an account with 102,552 documents: 811 s of processor time, of about 3,200 s for all browser tests.
  'read-budget': [reads, /^package-lock\.json$/],
  'release-day': [loading],
  releases: [loading],
  restart: [/^(backend\/(local|seed)|e2e\/src|scripts\/start)\/|^package-lock\.json$/],
  'route-matrix': [access, /^package-lock\.json$/],
  'staged-field': [
    loading,
    /^(backend\/(kernel|rules)|mf-tracking|scripts\/(deploy|start)|shared-lib\/src\/data\/tracking)\//,
  ],
};

const deployment =
  /^(backend\/(functions|google|kernel)|mf-[a-z]+\/functions|scripts\/(deploy|firebaseTools|google|ops))\/|^(firebase|package-lock)\.json$/;

/**
 * Other tests of ten seconds of processor time or more, or with firebase-tools, that few changes can break, each with the files it
 * covers. They run at the same times.
 */
export const slowSuites: Readonly<Record<string, readonly RegExp[]>> = {
  'backend/rules/expressionCounts.google.test.ts': [
    /^(backend\/(google|local\/src\/rules|rules)|mf-[a-z]+\/rules)\/|^package-lock\.json$/,
  ],
  'build/reproducible.test.ts': [/^build\/|^package-lock\.json$/],
  'scripts/authEmulator/authEmulator.google.test.ts': [
    /^(backend\/local\/src\/auth|scripts\/(authEmulator|firebaseTools))\/|^package-lock\.json$/,
  ],
  'scripts/deploy/deploy.test.ts': [deployment, /^(build|scripts\/setUp)\//],
  'scripts/deploy/google/functions.google.test.ts': [deployment],
  'scripts/setUp/setUp.test.ts': [deployment, /^(ops|scripts\/setUp)\//],
};

/** The tests of which neither the file nor any that they cover has changed. */
const untouched = (
  tests: Readonly<Record<string, readonly RegExp[]>>,
  files: readonly string[],
  isFileOf: (file: string, test: string) => boolean,
): readonly string[] =>
  Object.keys(tests).filter(
    (test) => !files.some((file) => isFileOf(file, test) || tests[test]!.some((covers) => covers.test(file))),
  );

/**
 * The other slow tests a change can skip, by path.
 * @param files changed files, relative to the repository's root
 */
export const skippableSuites = (files: readonly string[]): readonly string[] =>
  untouched(slowSuites, files, (file, suite) => file === suite);

/**
 * The slow browser tests a change can skip.
 * @param files changed files, relative to the repository's root
 */
export const skippableSpecs = (files: readonly string[]): readonly string[] =>
  untouched(
    slowSpecs,
    files,
    (file, name) => file.startsWith('e2e/specs/') && file.endsWith(`/${name}.spec.ts`),
  );
