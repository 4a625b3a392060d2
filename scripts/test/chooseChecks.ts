import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, filesLike, type Changes } from './changedFiles.ts';
import { checks, reachedChecks, type Check } from './checks.ts';
import { onOfficial } from './officialSpecs.ts';
import { reachOf } from './reachOf.ts';
import { sparedSpecs } from './slowSpecs.ts';

export const usage = `Usage: npm test [-- check ...] [-- all | changed [--since ref]]

Runs everything that a change must pass, two checks at a time, and ends with a line that adds up what ran.
Checks: ${checks.map(({ name }) => name).join(', ')} (default: all, in this order).

  all          also the slow browser tests that the change can't reach, as the workflow does every night
  changed      only what a change can reach: that of the tree and of the commits since the branch left the main branch.
               With names of checks, those among them
  --since ref  another branch, tag or commit than the main branch
  --official   with "browser" alone: the tests of the main jobs, on Google's emulators (docs/running-locally.md)
  --shard N/M  with "browser" alone: the Nth of M parts of the tests
  --help       this text`;

const allSpecs = (root: string) =>
  filesLike(root, 'e2e/specs/*.spec.ts').map((file) => basename(file, '.spec.ts'));
const browserFiles = (names: readonly string[]) => names.map((name) => `e2e/specs/${name}.spec.ts`);

/** What to run of all checks for the present change; says what that is, and what it leaves out. */
function reachedByChange(root: string, { since, files }: Changes): readonly Check[] {
  const tests = filesLike(root, '*.test.ts', '*.test.tsx');
  const reach = reachOf(files, { tests, specs: allSpecs(root) });
  // Deleted files help to choose the tests, but can't be run themselves.
  const units =
    reach.units === 'all' ? reach.units : reach.units.filter((file) => existsSync(join(root, file)));
  const reached = files.length === 0 ? [] : reachedChecks({ ...reach, units });

  console.log(`${files.length} files differ from where this branch left ${since}.`);
  const names = reached.map(({ name }) => name);
  const leftOut = checks.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
  if (leftOut.length > 0) console.log(`Left out: ${leftOut.join(', ')}`);
  if (names.includes('unit') && units !== 'all')
    console.log('Left out of unit: the tests that neither import nor read nor start what changed');
  return reached;
}

/** Leaves the slow browser tests out that the change can't reach; says which browser tests run and which don't. */
function withoutSpared(root: string, all: readonly Check[], files: readonly string[]): readonly Check[] {
  const browser = all.find(({ name }) => name === 'browser');
  if (browser === undefined) return all;
  const specs = allSpecs(root);
  const named = specs.filter((name) => browser.args.includes(`e2e/specs/${name}.spec.ts`));
  const spared = sparedSpecs(files);
  const run = (named.length > 0 ? named : specs).filter((name) => !spared.includes(name));
  const leftOut = specs.filter((name) => !run.includes(name));
  if (leftOut.length === 0) return all;
  console.log(`Left out of browser: ${leftOut.join(', ')}`);
  if (named.length > 0) console.log(`In it: ${run.join(', ')}`);
  const args = [
    ...browser.args.filter((argument) => !argument.startsWith('e2e/specs/')),
    ...browserFiles(run),
  ];
  return all.flatMap((check) => (check !== browser ? [check] : run.length > 0 ? [{ ...check, args }] : []));
}

/** A copy of the sources without a main branch, such as a download, has no change to compare. */
function changesIfKnown(root: string): Changes | null {
  try {
    return changedFiles(root);
  } catch {
    return null;
  }
}

/**
 * The checks that the command line asks for, after a few lines that say what they leave out.
 * @param args the words after `npm test --`
 * @returns null when they ask for help
 * @throws TypeError for words that make no sense; Error when there is nothing to compare a change with
 */
export function chooseChecks(root: string, args: readonly string[]): readonly Check[] | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      since: { type: 'string' },
      official: { type: 'boolean' },
      shard: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (values.help) return null;
  const isChanged = positionals.includes('changed');
  const isAll = positionals.includes('all');
  if (isChanged && isAll) throw new TypeError('"all" or "changed"');
  if (values.since !== undefined && !isChanged) throw new TypeError('--since goes with "changed"');
  const names = positionals.filter((name) => name !== 'changed' && name !== 'all');
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) throw new TypeError(`Unknown check "${unknown}"`);
  if (values.official) {
    if (positionals.join() !== 'browser') throw new TypeError('--official goes with "browser" alone');
    return checks.filter(({ name }) => name === 'browser').map(onOfficial);
  }
  const changes = isChanged ? changedFiles(root, values.since) : isAll ? null : changesIfKnown(root);
  const reached = isChanged && changes !== null ? reachedByChange(root, changes) : checks;
  const named = names.length > 0 ? reached.filter(({ name }) => names.includes(name)) : reached;
  const kept = changes === null ? named : withoutSpared(root, named, changes.files);
  if (values.shard === undefined) return kept;
  if (names.join() !== 'browser') throw new TypeError('--shard goes with "browser" alone');
  return kept.map((check) => ({ ...check, args: [...check.args, `--shard=${values.shard}`] }));
}
