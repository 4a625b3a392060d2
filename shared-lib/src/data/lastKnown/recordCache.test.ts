import { keysToEvict, type CacheEntrySize } from './recordCache.ts';

const kept = (key: string, size: number, asOf: number): CacheEntrySize => ({ key, size, asOf });

test.each<[string, CacheEntrySize[], string[]]>([
  ['nothing', [], []],
  ['items that fit stay', [kept('a', 10, 1), kept('b', 15, 2)], []],
  ['an item of exactly the allowed size stays', [kept('a', 20, 1)], []],
  ['an item that is too large goes, however new', [kept('a', 21, 9), kept('b', 1, 1)], ['a']],
  [
    'the item confirmed longest ago goes first',
    [kept('old', 10, 1), kept('b', 10, 3), kept('c', 10, 2)],
    ['old'],
  ],
  [
    'a small old one stays where a large one has to go',
    [kept('a', 20, 3), kept('b', 8, 2), kept('c', 5, 1)],
    ['b'],
  ],
])('%s', (_, all, gone) => {
  expect(keysToEvict(all, { each: 20, all: 25 })).toEqual(gone);
});
