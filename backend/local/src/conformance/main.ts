import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalFirebase } from '../startLocalFirebase.ts';
import { checkOut } from './checkout.ts';
import { formatTable, withTable } from './report.ts';
import { runSuite, type Target } from './run.ts';
import { suites, type Counts, type Suite } from './suites.ts';

const usage = `Usage: npm run conformance -- [options]

Runs public test suites against the local Firestore and writes the results into docs/conformance.md.

  --from DIR          a clone of a suite's repository, bare or not, in place of GitHub; can be repeated
  --only LIST         run these alone: ${suites.map(({ id }) => id).join(',')}
  --target HOST:PORT  run them against another Firestore, such as Google's emulator, and write nothing
  --work DIR          where checkouts and tools are kept between runs
  --help              print this
`;

const page = join(import.meta.dirname, '../../docs/conformance.md');
const tools = join(import.meta.dirname, 'tools/package.json');

const { values } = parseArgs({
  options: {
    from: { type: 'string', multiple: true },
    only: { type: 'string' },
    target: { type: 'string' },
    work: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) process.stdout.write(usage);
else process.exitCode = await conform();

/** @returns the exit code: 1 when a suite gives other counts than it must */
async function conform(): Promise<number> {
  const work = resolve(values.work ?? join(tmpdir(), 'local-firebase-conformance'));
  const chosen = choose(values.only?.split(',') ?? suites.map(({ id }) => id));
  // The packages of this folder, wherever npm has put them.
  const own = dirname(dirname(createRequire(import.meta.url).resolve('firebase/package.json')));
  const modules = [installTools(work), own];
  const sources = (values.from ?? []).map((directory) => resolve(directory));
  const results = new Map<string, Counts>();
  let asExpected = true;
  for (const suite of chosen) {
    const checkout = checkOut(suite, work, sources);
    const result = await withTarget((target) => runSuite(suite, checkout, { target, modules }));
    const { applies, passes, failed } = result;
    results.set(suite.id, result);
    console.log(`${suite.id}: ${passes} of ${applies} pass`);
    for (const name of failed) console.log(`  failed: ${name}`);
    const { expected } = suite;
    if (values.target === undefined && (applies !== expected.applies || passes !== expected.passes)) {
      asExpected = false;
      console.log(`  expected: ${expected.passes} of ${expected.applies} (src/conformance/suites.ts)`);
    }
  }
  if (values.target === undefined) {
    writeFileSync(page, withTable(readFileSync(page, 'utf8'), formatTable(suites, results)));
  }
  return asExpected ? 0 : 1;
}

function choose(ids: readonly string[]): readonly Suite[] {
  const unknown = ids.find((id) => !suites.some((suite) => suite.id === id));
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}".\n\n${usage}`);
  return suites.filter(({ id }) => ids.includes(id));
}

/**
 * Installs what the suites need in addition to our packages, next to the checkouts: in a folder above, it would come before ours.
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

/** Gives a suite an empty Firestore of its own, or the one that was asked for. */
async function withTarget<Result>(use: (target: Target) => Promise<Result>): Promise<Result> {
  if (values.target !== undefined) return use({ http: values.target, grpc: values.target });
  const dataDirectory = mkdtempSync(join(tmpdir(), 'conformance-'));
  const firebase = await startLocalFirebase({
    projectId: 'demo-conformance',
    dataDirectory,
    only: ['firestore'],
    ports: { firestore: 0, firestoreGrpc: 0, hub: 0 },
    configFile: null,
    functionsSource: null,
    actionPath: '/',
    log: () => {},
  });
  try {
    const { firestore, firestoreGrpc } = firebase.addresses;
    return await use({ http: new URL(firestore).host, grpc: firestoreGrpc });
  } finally {
    await firebase.stop();
    rmSync(dataDirectory, { recursive: true });
  }
}
