import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, filesMatching, type Changes } from './changedFiles.ts';
import { checks, shouldRun, affectedChecks, type Check } from './checks.ts';
import { onGoogleEmulators } from './officialSpecs.ts';
import { lateVariable } from '../../e2e/src/product.ts';
import { affectedBy, type AffectedChecks } from './affectedBy.ts';
import { skippableSpecs, skippableSuites } from './slowSpecs.ts';

export const usage = `Usage: npm test [-- check ...] [-- all | changed [--since ref]]

Runs everything that a change must pass, two checks at a time, and ends with a summary line.
Checks: ${checks.map(({ name }) => name).join(', ')} (default: all but ${checks
  .filter(({ isOnDemand }) => isOnDemand)
  .map(({ name }) => name)
  .join(' and ')}, in this order).

  all          every check, including the slow tests that the change can't affect, and with five times as
               many random comparisons with Google's emulator, as the nightly workflow does
  changed      the tests of what changed in the working tree, and in commits since the branch left the main branch.
               With names of checks, only those
  --since ref  compare with another branch, tag or commit instead of the main branch
  --official   only with "browser": the tests of the main jobs, on Google's emulators (docs/running-locally.md)
  --late       only with "browser": the functions that a write triggers run three seconds later, as they may in production
  --shard N/M  only with "browser": part N of M of the tests
  --help       this text`;

/** The full scope, used unless limited. */
const everything: AffectedChecks = { code: true, units: 'all', specs: 'all', areas: 'all', google: true };

/** The checks and tests that a change affects. Deleted files help to choose the tests but can't be run. */
function reachOfChange(root: string, specs: readonly string[], { since, files }: Changes): AffectedChecks {
  console.log(`${files.length} files differ from where this branch left ${since}.`);
  const tests = filesMatching(root, '*.test.ts', '*.test.tsx');
  const reach = affectedBy(files, { tests, specs });
  const isThere = (file: string) => existsSync(join(root, file));
  return { ...reach, units: reach.units === 'all' ? 'all' : reach.units.filter(isThere) };
}

/** Leaves out the slow browser tests that a change can't affect. */
function withoutSpared(
  reach: AffectedChecks,
  specs: readonly string[],
  files: readonly string[],
): AffectedChecks {
  const spared = skippableSpecs(files);
  if (spared.length === 0) return reach;
  const reached = reach.specs === 'all' ? specs : reach.specs;
  return { ...reach, specs: reached.filter((name) => !spared.includes(name)) };
}

/** Leaves out the other slow tests that a change can't affect. */
const withoutSuites =
  (root: string, skipped: readonly string[]) =>
  (check: Check): Check =>
    skipped.length > 0 && check.command === 'jest'
      ? {
          ...check,
          args: [...check.args, '--filter', join(root, 'build/jest/skipSuites.cjs')],
          environment: { ...check.environment, SKIPPED_SUITES: skipped.join('|') },
        }
      : check;

/** Prints which parts of the chosen checks don't run, and which browser tests run if the change chose them. */
function printLeftOut(
  chosen: readonly Check[],
  reach: AffectedChecks,
  specs: readonly string[],
  isChosenByChange: boolean,
): void {
  const names = chosen.map(({ name }) => name);
  if (names.includes('unit') && reach.units !== 'all')
    console.log("Skipped in unit: tests that don't import, read or start what changed");
  const { specs: run } = reach;
  if (!names.includes('browser') || run === 'all') return;
  console.log(`Skipped in browser: ${specs.filter((name) => !run.includes(name)).join(', ')}`);
  if (isChosenByChange) console.log(`Included: ${run.join(', ')}`);
}

/** Sources without a main branch, such as a download, have no change to compare. */
function changesIfKnown(root: string): Changes | null {
  try {
    return changedFiles(root);
  } catch {
    return null;
  }
}

/** The browser check with delayed functions. Pages must not depend on how soon functions have run. */
const withLateEvents = (browser: Check): Check => ({ ...browser, environment: { [lateVariable]: '1' } });

/** Google's check with more random comparisons. */
const thorough = (check: Check): Check =>
  check.name === 'google' ? { ...check, environment: { DIFFERENTIAL_RUNS: '5' } } : check;

/**
 * The checks requested on the command line. Prints what they leave out.
 * @param args the arguments after `npm test --`
 * @returns null for --help
 * @throws TypeError for invalid arguments; Error if there is no branch to compare with
 */
export function chooseChecks(root: string, args: readonly string[]): readonly Check[] | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      since: { type: 'string' },
      official: { type: 'boolean' },
      late: { type: 'boolean' },
      shard: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (values.help) return null;
  const isChanged = positionals.includes('changed');
  const isAll = positionals.includes('all');
  if (isChanged && isAll) throw new TypeError('"all" or "changed"');
  if (values.since !== undefined && !isChanged) throw new TypeError('--since needs "changed"');
  const names = positionals.filter((name) => name !== 'changed' && name !== 'all');
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) throw new TypeError(`Unknown check "${unknown}"`);
  if (values.official) {
    if (positionals.join() !== 'browser')
      throw new TypeError('--official needs "browser" and no other check');
    return checks.filter(({ name }) => name === 'browser').map(onGoogleEmulators);
  }
  if (values.late) {
    if (positionals.join() !== 'browser') throw new TypeError('--late needs "browser" and no other check');
    return checks.filter(({ name }) => name === 'browser').map(withLateEvents);
  }
  const specs = filesMatching(root, 'e2e/specs/*.spec.ts').map((file) => basename(file, '.spec.ts'));
  const changes = isChanged ? changedFiles(root, values.since) : isAll ? null : changesIfKnown(root);
  const whole = isChanged && changes !== null ? reachOfChange(root, specs, changes) : everything;
  const reach = changes === null ? whole : withoutSpared(whole, specs, changes.files);
  const reached = isChanged && changes?.files.length === 0 ? [] : affectedChecks(reach);
  if (isChanged) {
    const leftOut = checks.filter(({ name }) => !reached.some((check) => check.name === name));
    if (leftOut.length > 0) console.log(`Skipped: ${leftOut.map(({ name }) => name).join(', ')}`);
  }
  const requested = reached.filter((check) => shouldRun(check, names, isAll));
  const skipped = changes === null ? [] : skippableSuites(changes.files);
  const chosen = requested.map(isAll ? thorough : withoutSuites(root, skipped));
  printLeftOut(chosen, reach, specs, whole.specs !== 'all');
  if (skipped.length > 0 && chosen.some(({ command }) => command === 'jest'))
    console.log(`Skipped in unit and google: ${skipped.join(', ')}`);
  if (values.shard === undefined) return chosen;
  if (names.join() !== 'browser') throw new TypeError('--shard needs "browser" and no other check');
  return chosen.map((check) => ({ ...check, args: [...check.args, `--shard=${values.shard}`] }));
}
