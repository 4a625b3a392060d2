import { createRowMemo } from './createRowMemo.ts';

const keeper = () => createRowMemo<{ id: string; doors: number | null }>(({ id }) => id);
const row = (id: string, doors: number | null = 1) => ({ id, doors });

test('unchanged rows stay the same objects', () => {
  const keep = keeper();
  const first = keep([row('a'), row('b')]);
  const second = keep([row('a'), row('b', 2)]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).toEqual(row('b', 2));
  expect(keep([row('a'), row('b', 2)])).toBe(second);
});

test.each([
  ['another order', [row('b'), row('a')]],
  ['one more', [row('a'), row('b'), row('c')]],
  ['one less', [row('a')]],
  ['a removed value', [row('a', null), row('b')]],
])('%s returns a new list', (_, next) => {
  const keep = keeper();
  const first = keep([row('a'), row('b')]);
  const second = keep(next);
  expect(second).not.toBe(first);
  expect(second).toEqual(next);
});
