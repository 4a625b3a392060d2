import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOut } from './checkout.ts';
import { formatResults, withResults, withRun, type Result, type Results } from './report.ts';
import { runSuite } from './run.ts';
import { backends, supports, suites, type Backend, type Suite } from './suites.ts';
import { firestoreAt, withBackend, type Target } from './targets.ts';

const usage = `Usage: npm run conformance -- [options]

Runs public test suites against the local Firebase and writes the results into docs/conformance.md.

  --from DIR          a clone of a suite's repository, bare or not, instead of GitHub; repeatable
  --only LIST         run only these: ${suites.map(({ id }) => id).join(',')}
  --target TARGET     ${backends.join(' or ')} (default local), or the HOST:PORT of another Firestore, whose results aren't written
  --work DIR          folder for checkouts and tools, kept between runs
  --help              print this
`;

const page = join(import.meta.dirname, '../../docs/conformance.md');
const record = join(import.meta.dirname, 'results.json');
const tools = join(import.meta.dirname, 'tools/package.json');

const { values } = parseArgs({
  options: {
    from: { type: 'string', multiple: true },
    only: { type: 'string' },
    target: { type: 'string', default: 'local' },
    work: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) process.stdout.write(usage);
else
  process.exitCode = await runConformance().catch((error: unknown) => {
    // Expected errors (ours, the emulator's, the system's) are printed as a message; others are bugs.
    if (!(error instanceof Error) || error.name !== 'Error') throw error;
    console.error(error.message);
    return 1;
  });

/** @returns the exit code: 1 if a suite's counts with the local Firebase differ from the expected ones */
async function runConformance(): Promise<number> {
  const backend = backends.find((name) => name === values.target);
  if (!backend && !/^[^:]+:\d+$/.test(values.target))
    throw new Error(
      `The target "${values.target}" is neither ${backends.join(' or ')} nor HOST:PORT.\n\n${usage}`,
    );
  const work = resolve(values.work ?? join(tmpdir(), 'local-firebase-conformance'));
  const chosen = choose(values.only?.split(',') ?? suites.map(({ id }) => id));
  // This folder's packages, wherever npm has installed them.
  const own = dirname(dirname(createRequire(import.meta.url).resolve('firebase/package.json')));
  const modules = [installTools(work), own];
  const sources = (values.from ?? []).map((directory) => resolve(directory));
  let asExpected = true;
  for (const suite of chosen) {
    // Any other target only has Firestore, like Google's emulator.
    if (!supports(backend ?? 'google', suite)) {
      console.log(`${suite.id}: doesn't apply to ${values.target}`);
      continue;
    }
    const checkout = checkOut(suite, work, sources);
    const run = (target: Target): Promise<Result> => runSuite(suite, checkout, { target, modules });
    const result = await (backend ? withBackend(backend, suite, run) : run(firestoreAt(values.target)));
    const { applies, passes, failed } = result;
    console.log(`${suite.id}: ${passes} of ${applies} pass`);
    for (const name of failed) console.log(`  failed: ${name}`);
    const { expected } = suite;
    if (backend === 'local' && (applies !== expected.applies || passes !== expected.passes)) {
      asExpected = false;
      console.log(`  expected: ${expected.passes} of ${expected.applies} (src/conformance/suites.ts)`);
    }
    if (backend) note(suite, backend, result);
  }
  return asExpected ? 0 : 1;
}

/** Stores a result and rewrites the page after each suite, so a later failure loses nothing. */
function note({ id, commit }: Suite, backend: Backend, result: Result): void {
  const date = new Date().toISOString().slice(0, 10);
  const run = { commit, date, node: process.versions.node, ...result };
  const results = withRun(JSON.parse(readFileSync(record, 'utf8')) as Results, id, backend, run);
  writeFileSync(record, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(page, withResults(readFileSync(page, 'utf8'), formatResults(suites, results)));
}

function choose(ids: readonly string[]): readonly Suite[] {
  const unknown = ids.find((id) => !suites.some((suite) => suite.id === id));
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}".\n\n${usage}`);
  return suites.filter(({ id }) => ids.includes(id));
}

/**
 * Installs the suites' additional packages next to the checkouts; in a folder above them, they would take precedence over ours.
 *
 * @returns the folder of packages
 */
function installTools(work: string): string {
  const folder = join(work, 'tools');
  const wanted = join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  const isCurrent = existsSync(wanted) && readFileSync(wanted, 'utf8') === readFileSync(tools, 'utf8');
  if (!isCurrent || !existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    copyFileSync(tools, wanted);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  return join(folder, 'node_modules');
}
