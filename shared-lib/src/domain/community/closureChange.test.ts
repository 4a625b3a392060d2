import { closuresAfter } from './closureChange.ts';

test.each([
  [
    'added',
    ['2026-12-25'],
    ['2026-11-26', '2026-12-25'],
    [],
    ['2026-11-26', '2026-12-25'],
    ['2026-11-26'],
    [],
  ],
  ['added twice', [], ['2026-12-25', '2026-12-25'], [], ['2026-12-25'], ['2026-12-25'], []],
  ['taken away', ['2026-11-26', '2026-12-25'], [], ['2026-12-25'], ['2026-11-26'], [], ['2026-12-25']],
  ['taken away that isn’t there', ['2026-11-26'], [], ['2026-12-25'], ['2026-11-26'], [], []],
  ['repeated', ['2026-12-25'], ['2026-12-25'], [], ['2026-12-25'], [], []],
])('%s', (_, stored, add, remove, dates, added, removed) => {
  expect(closuresAfter(stored, { add, remove })).toEqual({ dates, added, removed });
});
