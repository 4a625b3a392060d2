import { usualFineAt } from './violationType.ts';

const replaced = [
  { until: 10, cents: null },
  { until: 20, cents: 2500 },
];

test.each<[string, number | null, number | null]>([
  ['there was none yet', 9, null],
  ['another one was usual', 10, 2500],
  ['it was that of now', 20, 5000],
  ['nobody knows', null, 5000],
])('the fine that is offered for a case seen when %s', (_, seenAt, cents) => {
  expect(usualFineAt({ defaultFineCents: 5000, pastFines: replaced }, seenAt)).toBe(cents);
});
