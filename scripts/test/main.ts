import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../e2e/src/findChromium.ts';
import { checks, countOf, type Check, type Count } from './checks.ts';

const usage = `Usage: npm test [-- check ...]

Runs everything that a change must pass, and ends with a line that adds up what ran.
Checks: ${checks.map(({ name }) => name).join(', ')} (default: all, in this order).

  --help   this text`;

const root = resolve(import.meta.dirname, '../..');
const bin = resolve(root, 'node_modules/.bin');

function run({ command, args }: Check): Promise<number> {
  const { NODE_OPTIONS = '', PATH = '', ...environment } = process.env;
  // Some units run in a browser; it is found, and installed if need be, before any test would do without it.
  if (command === 'jest') environment.CHROMIUM_PATH ||= chromiumPath();
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...environment,
      PATH: `${bin}:${PATH}`,
      // jest loads packages that are ES modules only with this switch.
      NODE_OPTIONS:
        command === 'jest'
          ? `${NODE_OPTIONS} --experimental-vm-modules --disable-warning=ExperimentalWarning`
          : NODE_OPTIONS,
    },
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Undefined where there is none: then the tests that need it fail by themselves. */
function chromiumPath(): string | undefined {
  try {
    return findChromium();
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

async function count(check: Check): Promise<Count> {
  const report = check.report && resolve(root, check.report.file);
  // A report of an earlier run must not be counted for this one.
  if (report) {
    rmSync(report, { force: true });
    mkdirSync(dirname(report), { recursive: true });
  }
  const exitCode = await run(check);
  const reported =
    report && existsSync(report) ? check.report?.count(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  return countOf(exitCode, reported);
}

function chosenChecks(): readonly Check[] {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = positionals.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) throw new TypeError(`Unknown check "${unknown}"`);
  return positionals.length > 0 ? checks.filter((check) => positionals.includes(check.name)) : checks;
}

let chosen: readonly Check[];
try {
  chosen = chosenChecks();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const check of chosen) {
  console.log(`\n── ${check.name} ──`);
  const started = performance.now();
  const { passed, failed, skipped } = await count(check);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  lines.push(`${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(12)} ${counts}  (${seconds} s)`);
}
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
