import { suggestedSeats } from './suggestedSeats.ts';

test.each([
  ['', null],
  ['seats=3', 3],
  ['seats=0', null],
  ['seats=-1', null],
  ['seats=1.5', null],
  ['seats=10000', null],
  ['seats=', null],
  ['seats=3x', null],
])('%s suggests %p', (search, seats) => {
  expect(suggestedSeats(new URLSearchParams(search))).toBe(seats);
});
