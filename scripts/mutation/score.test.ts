import { percentOf, scoresOf, tableOf, totalOf, type Report } from './score.ts';

const source = 'const a = 1;\nif (a > 1) {\n  b();\n}\n';

const mutant = (status: string, from: [number, number] = [2, 5], to: [number, number] = [2, 10]) => ({
  mutatorName: 'EqualityOperator',
  replacement: 'a >= 1',
  status,
  location: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
});

const reportOf = (...mutants: ReturnType<typeof mutant>[]): Report => ({
  files: { 'a.ts': { source, mutants } },
});

it.each([
  ['Killed', 1, 1],
  ['Timeout', 1, 1],
  ['Survived', 0, 1],
  ['NoCoverage', 0, 1],
  ['RuntimeError', 0, 0],
  ['CompileError', 0, 0],
  ['Ignored', 0, 0],
])('%s: %d of %d noticed', (status, noticed, all) => {
  expect(scoresOf(reportOf(mutant(status)))).toEqual([
    { file: 'a.ts', noticed, all, missed: expect.any(Array) as string[] },
  ]);
});

it('shows a change in one line', () => {
  const [score] = scoresOf(
    reportOf(mutant('Killed'), mutant('Survived'), mutant('NoCoverage', [2, 12], [4, 2])),
  );
  expect(score!.missed).toEqual([
    'a.ts:2:5 EqualityOperator: a > 1 → a >= 1',
    'a.ts:2:12 EqualityOperator: { b(); } → a >= 1',
  ]);
});

it('truncates a long change', () => {
  const [score] = scoresOf(reportOf({ ...mutant('Survived'), replacement: 'x'.repeat(81) }));
  expect(score!.missed[0]!.endsWith(`→ ${'x'.repeat(80)}…`)).toBe(true);
});

const score = (file: string, noticed: number, all: number) => ({ file, noticed, all, missed: [] });

it('lists the lowest score first, and adds a total', () => {
  const scores = [score('good.ts', 9, 9), score('bad.ts', 1, 3), score('empty.ts', 0, 0)];
  expect(tableOf(scores).split('\n')).toEqual([
    ' 33.3%        1 of 3  bad.ts',
    '100.0%        9 of 9  good.ts',
    '100.0%        0 of 0  empty.ts',
    ' 83.3%      10 of 12  together',
  ]);
  expect(percentOf(totalOf(scores))).toBeCloseTo(83.33);
});
