import { readShift } from './readShift.ts';

test.each([
  ['2026-11-20.maple-court', [{ communityId: 'maple-court', serviceDate: '2026-11-20' }]],
  ['2026-11-20.o.malley', [{ communityId: 'o.malley', serviceDate: '2026-11-20' }]],
  ['2026-11-20.', null],
  ['2026-11-31.maple', null],
  ['2026-11-20maple', null],
  ['maple', null],
  ['', null],
  [null, null],
])('%s', (requested, expected) => {
  expect(readShift(requested)).toEqual(expected);
});
