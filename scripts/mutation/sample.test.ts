import { batchesOf, isMutable } from './sample.ts';

it.each([
  ['shared-lib/src/domain/plan/quote.ts', true],
  ['shell/src/app/App.tsx', true],
  ['shared-lib/src/domain/plan/quote.test.ts', false],
  ['shell/src/app/App.test.tsx', false],
  ['backend/local/src/rules/decide.fixture.ts', false],
  ['shared-lib/src/domain/plan/index.ts', false],
  ['shared-lib/src/css-modules.d.ts', false],
  ['shared-lib/README.md', false],
])('%s can be mutated: %s', (file, expected) => {
  expect(isMutable(file)).toBe(expected);
});

const plan = ['a', 'b', 'c', 'd', 'e'].map((name) => `shared-lib/src/domain/plan/${name}.ts`);

it('puts at most four files of a folder into a batch', () => {
  const batches = batchesOf(plan, 'seed');
  expect(batches.map(({ files }) => files.length).sort()).toEqual([1, 4]);
  expect(batches.flatMap(({ files }) => files).sort()).toEqual(plan);
  expect(new Set(batches.map(({ tests }) => tests))).toEqual(new Set(['shared-lib/src/domain/plan']));
});

it("keeps the order of a seed's batches whatever the order of the files", () => {
  const files = [...plan, 'shared-lib/src/domain/tour/tour.ts', 'shared-lib/src/domain/code/door.ts'];
  const batches = batchesOf(files, '2026-11-27');
  expect(batchesOf([...files].reverse(), '2026-11-27')).toEqual(batches);
  expect(batchesOf(files, '2026-11-28')).not.toEqual(batches);
});

it('tests the Firestore rules from their whole folder', () => {
  const files = ['evaluate/operators.ts', 'query/prove.ts'].map((file) => `backend/local/src/rules/${file}`);
  expect(batchesOf(files, 'seed')).toEqual([
    { tests: 'backend/local/src/rules', files: expect.arrayContaining(files) as string[] },
  ]);
});
