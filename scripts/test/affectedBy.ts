import { moduleNames } from '../../build/buildNames.ts';
import { parts, specTable, testsOfEveryPage } from './specTable.ts';

/** The checks and tests a change can affect. */
export interface AffectedChecks {
  /** Whether more than text formatting changed, so types, lint and the like may fail. */
  readonly code: boolean;
  /** Files whose importing unit tests run. A unit test among them runs itself. */
  readonly units: 'all' | readonly string[];
  /** Browser tests, by file name in e2e/specs. */
  readonly specs: 'all' | readonly string[];
  /** The areas whose pages the tests of every page visit. */
  readonly areas: 'all' | readonly string[];
  /** Whether Google's emulator or deployment code may give different results. */
  readonly google: boolean;
}

/** Files that every test depends on without importing them. */
const everyUnit = /^(package(-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.cjs|build\/jest\/.*)$/;

/** Input of Google's emulator and deployment code. */
const judgedByGoogle =
  /^(backend\/(rules|local|google)\/|mf-[a-z]+\/rules\/|scripts\/(deploy|setUp|ops)\/|firebase\.json$|jest\.(google\.)?config\.cjs$|package(-lock)?\.json$)/;

const isTest = /\.test\.tsx?$|\.fixture\.tsx?$|\/(fixtures|testing)\/|^mf-[a-z]+\/rules\/.*\.ts$/;
/** Files read only by people and tools outside the repository. */
const isText = /^(?!shell\/src\/).*\.md$|^(docs|\.github|\.changeset|\.ci)\/|^LICENSE$/;
/** Files that affect only a static check, only unit tests, or only other engines. */
const isTool = /^(oxlint\.config\.ts|knip\.json|jest\.config\.cjs|\.[\w.-]+)$|^(build\/jest|e2e\/engines)\//;

/** Code that the local Firebase's functions run. */
const functionsRun =
  /^(backend|scripts\/start|shared-lib\/src\/domain|mf-[a-z]+\/(domain|functions))\/|^firebase\.json$/;

/**
 * Folders whose unit tests start processes or read repository files, and the paths these tests depend on that way. Jest itself follows
 * imports.
 */
export const nonImportDependencies: readonly (readonly [tests: string, reachedBy: RegExp])[] = [
  ['backend/functions/', functionsRun],
  ...moduleNames.map((name) => [`${name}/functions/`, functionsRun] as const),
  ['backend/kernel/', functionsRun],
  ['backend/seed/', functionsRun],
  ['backend/rules/', /^(backend\/(rules|seed)|mf-[a-z]+\/rules)\//],
  ['backend/local/', /^backend\/local\//],
  ['backend/local-payments/', functionsRun],
  ['build/', /^(build|shared-lib|shell|mf-[a-z]+)\/|^firebase\.json$/],
  ['scripts/start/', /^(scripts|backend|mf-[a-z]+\/functions)\/|^firebase\.json$/],
  ['scripts/dev/', /^(scripts|build)\/|^shell\/src\/index\.html$/],
  ['scripts/deploy/', /^(scripts|build|backend|mf-[a-z]+\/functions)\/|^firebase\.json$/],
  ['scripts/indexes/', /^(backend|shared-lib|mf-[a-z]+\/(src\/data|functions))\/|^firebase\.json$/],
  ['scripts/onDemand/', /^scripts\/(firebaseTools|mutation\/stryker)\//],
  ['scripts/authEmulator/', /^(backend\/local\/src\/auth|scripts\/authEmulator)\//],
  ['scripts/ops/', /^(ops|scripts\/ops|(backend|mf-[a-z]+)\/functions)\//],
  ['scripts/setUp/', /^(ops|scripts|backend|mf-[a-z]+\/functions)\//],
  ['scripts/release/', /^(scripts|build|shared-lib\/src\/contract|\.github)\//],
  ['scripts/costs/', /^(docs|scripts)\/costs/],
  ['scripts/prose/', /^docs\/glossary\.md$/],
  ['scripts/docs/', /^docs\/|\.(tsx?|m?js)$/],
  ['valet-module/src/check/', /^(valet-module|shared-lib\/src\/contract)\//],
  ['scripts/test/', /^e2e\/specs\/|\.test\.tsx?$/],
  ['e2e/src/measure/', /^mf-[a-z]+\/module\.json$|^shell\/src\/.*routes?\.tsx$/i],
  ['e2e/src/findChromium', /^package-lock\.json$/],
  ['mf-team/src/import-members/', /^shared-lib\/src\/ui\/importing\/reading\/fixtures\//],
  ['shared-lib/src/ui/importing/reading/', /^shared-lib\/src\/ui\/importing\/reading\/fixtures\//],
  ['shell/src/push/', /^shell\/src\/push\//],
  ['shell/src/startup/', /^shell\/src\/index\.html$/],
  ['shell/src/tours/', /^mf-[a-z]+\/module\.json$/],
];

const partOf = (file: string) => parts.find((name) => file.startsWith(`${name}/`));

/** Null for all. */
function specsOf(file: string): readonly string[] | null {
  const spec = /^e2e\/specs\/(?:.+\/)?([^/]+)\.spec\.ts$/.exec(file)?.[1];
  if (spec !== undefined) return [spec];
  if (isTest.test(file) || isText.test(file) || isTool.test(file)) return [];
  // Other areas' pages may read what an area's rules allow.
  if (file.endsWith('.rules')) return null;
  const part = partOf(file);
  if (part === undefined) return null;
  return Object.keys(specTable).filter((name) => specTable[name]!.includes(part));
}

/**
 * The areas whose pages a file affects; null for all.
 * @param specs from `specsOf`
 */
function areasOf(file: string, specs: readonly string[] | null): readonly string[] | null {
  if (specs !== null && !testsOfEveryPage.some((name) => specs.includes(name))) return [];
  const part = partOf(file);
  return specs !== null && part !== undefined && moduleNames.includes(part) ? [part] : null;
}

/**
 * Chooses what has to run for a change.
 * @param files changed files, relative to the repository's root, including deleted ones
 * @param there all unit tests, and all browser tests by file name
 */
export function affectedBy(
  files: readonly string[],
  there: { readonly tests: readonly string[]; readonly specs: readonly string[] },
): AffectedChecks {
  const code = files.some((file) => !isText.test(file));
  const folders = nonImportDependencies.filter(([, reachedBy]) => files.some((file) => reachedBy.test(file)));
  const read = there.tests.filter((test) => folders.some(([folder]) => test.startsWith(folder)));
  const units = files.some((file) => everyUnit.test(file))
    ? 'all'
    : [...new Set([...files.filter((file) => /\.(tsx?|m?js|cjs|json)$/.test(file)), ...read])];
  const specs = files.map(specsOf);
  const areas = files.map((file, index) => areasOf(file, specs[index]!));
  return {
    code,
    units,
    google: files.some((file) => judgedByGoogle.test(file)),
    specs: specs.includes(null)
      ? 'all'
      : there.specs.filter((name) => specs.some((names) => names?.includes(name))),
    areas: areas.includes(null) ? 'all' : [...new Set(areas.flatMap((names) => names ?? []))],
  };
}
