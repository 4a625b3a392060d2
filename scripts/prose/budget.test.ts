import { compareBudget, countByFolder, lowered, moved } from './budget.ts';

test('findings count to the folder of their file, three deep', () => {
  const files = ['README.md', 'docs/costs.md', 'mf-team/src/schedule/week/a.ts', 'mf-team/src/schedule/b.ts'];
  expect(countByFolder(files)).toEqual({ '.': 1, docs: 1, 'mf-team/src/schedule': 2 });
});

test('a folder above its budget and one below are told apart', () => {
  expect(compareBudget({ a: 3, b: 1, d: 1 }, { a: 2, b: 1, c: 4 })).toEqual({
    above: ['a', 'd'],
    below: ['c'],
  });
});

test('lowering never raises', () => {
  expect(lowered({ a: 3, b: 1, d: 1 }, { a: 2, b: 5, c: 4 })).toEqual({ a: 2, b: 1 });
});

test('a move keeps the sum', () => {
  expect(moved({ b: 5 }, { a: 3, b: 2 })).toEqual({ b: 5 });
  expect(moved({ b: 6 }, { a: 3, b: 2 })).toBeNull();
});
