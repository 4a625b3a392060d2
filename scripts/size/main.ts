import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeLines } from './codeLines.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Maximum number of lines of code of a folder, excluding tests and comments. `shared-lib/domain` has a single instance for all accounts,
 * without staged rollouts, so the rules of one area belong in its own domain.
 */
const limits: Readonly<Record<string, number>> = { 'shared-lib/src/domain': 6000 };

for (const [folder, limit] of Object.entries(limits)) {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  );
  const lines = sources.reduce((sum, file) => sum + codeLines(readFileSync(resolve(root, file), 'utf8')), 0);
  console.log(`${folder}: ${lines} lines of code, at most ${limit}`);
  if (lines > limit) process.exitCode = 1;
}
