import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parameterProblems } from './parameters.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parameters-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['both files', { '.env': 'A=1\n', '.env.valet': 'B="x y"\n' }, []],
  ['an empty value', { '.env.valet': '# none\nA=\nB=\n' }, []],
  [
    "another project's file",
    { '.env.other': 'A=1\nB=2\n' },
    ['.env.valet has no A, B. An empty value means "none".'],
  ],
  ['no file', {}, ['.env.valet has no A, B. An empty value means "none".']],
  ['more, which functions read on their own', { '.env.valet': 'A=1\nB=2\nC=3\n' }, []],
])('judges %s', (_, files, problems) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(parameterProblems(folder, 'valet', ['B', 'A'])).toEqual(problems);
});

it('reports a missing folder', () => {
  expect(parameterProblems(join(folder, 'none'), 'valet', ['A'])).toEqual([
    '.env.valet has no A. An empty value means "none".',
  ]);
});
