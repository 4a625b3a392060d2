import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deletedFunctions, parameterProblems } from './deletedFunctions.ts';

const online = (...result: object[]): string => JSON.stringify({ status: 'success', result });
const region = 'us-central1';

it.each<[string, string, string[] | null]>([
  ['nothing online', online(), []],
  ['functions that stay', online({ id: 'kept', region, codebase: 'team' }), []],
  [
    'deleted functions',
    online({ id: 'kept', region, codebase: 'team' }, { id: 'gone', region, codebase: 'core' }),
    ['gone (us-central1)'],
  ],
  ['functions that move to another codebase', online({ id: 'kept', region, codebase: 'core' }), []],
  [
    'a function of a codebase that is not deployed',
    online({ id: 'theirs', region, codebase: 'billing' }),
    [],
  ],
  ['a function without a codebase', online({ id: 'theirs', region }), []],
  ['an error', '{ "status": "error", "error": "HTTP 403" }', null],
  ['output that is not JSON', 'Error: not logged in', null],
])('names %s', (_, list, names) => {
  const bundles = [
    { codebase: 'core', functions: ['new'] },
    { codebase: 'team', functions: ['kept'] },
  ] as const;
  expect(deletedFunctions(list, bundles)).toEqual(names);
});

describe('parameters', () => {
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
      ['.env.valet is missing A, B. An empty value means "none".'],
    ],
    ['no file', {}, ['.env.valet is missing A, B. An empty value means "none".']],
    ['more, which functions read on their own', { '.env.valet': 'A=1\nB=2\nC=3\n' }, []],
  ])('judges %s', (_, files, problems) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    expect(parameterProblems(folder, 'valet', ['B', 'A'])).toEqual(problems);
  });

  it('reports a missing folder', () => {
    expect(parameterProblems(join(folder, 'none'), 'valet', ['A'])).toEqual([
      '.env.valet is missing A. An empty value means "none".',
    ]);
  });
});
