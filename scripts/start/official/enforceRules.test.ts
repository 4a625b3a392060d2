import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Emulator } from '../../../backend/google/startEmulator.ts';
import { StartError } from '../StartError.ts';
import { enforceRules } from './enforceRules.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enforce-rules-'));
  path = join(folder, 'firestore.rules');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Rejects rules containing "wrong", and warns about those containing "unused". */
const emulator = (enforced: string[]): Pick<Emulator, 'setRules'> => ({
  setRules: (project, source) => {
    if (source.includes('wrong')) return Promise.reject(new Error('L1:1 Unexpected.\n'));
    enforced.push(`${project}: ${source}`);
    const warning = { line: 3, column: 2, description: 'Unused function: f.', severity: 'WARNING' };
    return Promise.resolve(source.includes('unused') ? [warning] : []);
  },
});

/** Resolves once the log has a line containing this text. */
const untilLogged = async (lines: readonly string[], text: string): Promise<void> => {
  while (!lines.some((line) => line.includes(text))) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('enforces the rules from the start, with compiler warnings, and again when saved without errors', async () => {
  const enforced: string[] = [];
  const lines: string[] = [];
  writeFileSync(path, 'unused');
  const stop = await enforceRules(path, emulator(enforced), 'demo', (line) => lines.push(line));
  expect(lines).toEqual(['firestore.rules:3:2 warning: Unused function: f.']);
  writeFileSync(path, 'wrong');
  await untilLogged(lines, 'the previous rules stay in force: L1:1 Unexpected.');
  writeFileSync(path, 'better');
  await untilLogged(lines, 'was reloaded');
  expect(enforced).toEqual(['demo: unused', 'demo: better']);
  stop();
});

test('aborts the start with one line if the compiler rejects the rules', async () => {
  writeFileSync(path, 'wrong');
  await expect(enforceRules(path, emulator([]), 'demo', () => {})).rejects.toEqual(
    new StartError(`Google's compiler rejects ${path}: L1:1 Unexpected.`),
  );
});
