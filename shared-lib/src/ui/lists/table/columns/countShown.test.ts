import { countShown } from './countShown.ts';

test.each<[string, Parameters<typeof countShown>, string, number]>([
  ['all rows', [53, 53, false, undefined], 'total', 53],
  ['a filter on all rows', [53, 40, true, undefined], 'matches', 53],
  ['a filter that hides none', [53, 53, true, undefined], 'matches', 53],
  ['a part without a total', [200, 200, false, null], 'firstOnes', 200],
  ['a part with a total', [200, 200, false, 376], 'part', 376],
  ['a part filtered by the server', [200, 200, true, 250], 'part', 250],
  ['a search in a part', [200, 12, true, 376], 'matchesInPart', 376],
  ['a search in a part without a total', [200, 12, true, null], 'matchesInFirstOnes', 200],
  ['a part larger than its total', [200, 200, false, 199], 'part', 200],
])('%s', (_, given, key, total) => {
  expect(countShown(...given)).toEqual({ key, count: given[0], matches: given[1], total });
});
