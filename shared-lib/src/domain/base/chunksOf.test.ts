import { chunksOf } from './chunksOf.ts';

test.each([
  [[], 2, []],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('%j by %i', (list, size, chunks) => {
  expect(chunksOf(list, size)).toEqual(chunks);
});
