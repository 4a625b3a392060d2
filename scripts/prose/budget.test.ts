import { compareBudget, countByFolder, lowered, moved } from './budget.ts';

test('findings count toward their file’s folder, three levels deep', () => {
  const files = ['README.md', 'docs/costs.md', 'mf-team/src/schedule/week/a.ts', 'mf-team/src/schedule/b.ts'];
  expect(countByFolder(files)).toEqual({ '.': 1, docs: 1, 'mf-team/src/schedule': 2 });
});

test('finds the folders above and below their budget', () => {
  expect(compareBudget({ a: 3, b: 1, d: 1 }, { a: 2, b: 1, c: 4 })).toEqual({
    above: ['a', 'd'],
    below: ['c'],
  });
});

test('lowering never raises', () => {
  expect(lowered({ a: 3, b: 1, d: 1 }, { a: 2, b: 5, c: 4 })).toEqual({ a: 2, b: 1 });
});

test('a move keeps the total', () => {
  expect(moved({ b: 5 }, { a: 3, b: 2 })).toEqual({ b: 5 });
  expect(moved({ b: 6 }, { a: 3, b: 2 })).toBeNull();
});
