import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from './writeAtomically.ts';

test('a file is written atomically; an unfinished file has a name that Hosting ignores', () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-'));
  writeAtomically(join(folder, 'sub/a.js'), 'a');
  expect(readFileSync(join(folder, 'sub/a.js'), 'utf8')).toBe('a');
  mkdirSync(join(folder, 'b.js/taken'), { recursive: true });
  expect(() => writeAtomically(join(folder, 'b.js'), 'b')).toThrow();
  expect(readdirSync(folder).sort()).toEqual([expect.stringMatching(/^\.b\.js\./), 'b.js', 'sub']);
  rmSync(folder, { recursive: true });
});
