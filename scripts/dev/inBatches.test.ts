import { inBatches } from './inBatches.ts';

it('handles the first item immediately, then all items that arrived in the meantime together, each once', async () => {
  const batches: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const add = inBatches<string>((items) => {
    batches.push(items);
    return new Promise((resolve) => ends.push(resolve));
  });
  add(['a', 'b']);
  add(['c']);
  add(['a', 'c']);
  expect(batches).toEqual([['a', 'b']]);
  ends.shift()!();
  await Promise.resolve();
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ]);
  ends.shift()!();
  await Promise.resolve();
  add([]);
  expect(batches).toHaveLength(2);
  add(['d']);
  expect(batches[2]).toEqual(['d']);
});
