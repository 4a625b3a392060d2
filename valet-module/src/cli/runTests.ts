import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';

/** The script that sets up a test’s process as a page; it exists only in the packed package. */
const register = join(import.meta.dirname, 'register.js');

/**
 * Runs a module’s tests with Node’s test runner, each file in a separate process that is a page.
 * @param files paths from the folder; empty for all
 */
export async function runTests(folder: string, files: readonly string[]): Promise<Outcome<void>> {
  if (!existsSync(register))
    return refused('Tests run with the packed package (valet-module/pack/packCommand.ts).');
  const tests = files.length > 0 ? files : globSync('src/**/*.test.{ts,tsx}', { cwd: folder });
  if (tests.length === 0) return refused('There are no tests: src/**/*.test.ts or .tsx.');
  const child = spawn(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--enable-source-maps'],
      ...['--import', register, '--test', '--test-force-exit', ...tests],
    ],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
  );
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return code === 0 ? done(undefined) : refused('The tests failed.');
}
