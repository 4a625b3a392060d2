import { aShift } from './score.fixture.ts';
import { coversPrevious, monthsOfPeriod, scorePeriod, shiftsIn, trendSpans } from './scorePeriod.ts';

test('a period ends with the last night, and the previous one is as long', () => {
  expect(scorePeriod('2026-11-28', 30)).toEqual({
    from: '2026-10-30',
    to: '2026-11-28',
    nights: 30,
    previous: { from: '2026-09-30', to: '2026-10-29' },
  });
});

test.each([
  ['2026-11-28', 30, ['2026-09', '2026-10', '2026-11']],
  ['2026-01-31', 30, ['2025-12', '2026-01']],
  ['2026-11-28', 90, ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']],
] as const)('the months up to %s, %i nights', (lastNight, nights, expected) => {
  expect(monthsOfPeriod(scorePeriod(lastNight, nights))).toEqual(expected);
});

test.each([30, 90] as const)('the points of a trend cover %i nights, each once', (nights) => {
  const period = scorePeriod('2026-11-28', nights);
  const spans = trendSpans(period);
  expect([spans.length, spans[0]?.from, spans.at(-1)?.to]).toEqual([10, period.from, period.to]);
  const gaps = spans
    .slice(1)
    .filter(({ from }, index) => shiftsIn([aShift({ serviceDate: from })], spans[index]!).length);
  expect(gaps).toEqual([]);
});

test('a span includes its first and last night', () => {
  const nights = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
  const shifts = nights.map((serviceDate) => aShift({ serviceDate }));
  expect(
    shiftsIn(shifts, { from: '2026-11-02', to: '2026-11-03' }).map(({ serviceDate }) => serviceDate),
  ).toEqual(['2026-11-02', '2026-11-03']);
});

test.each([
  ['2026-10-06', true],
  ['2026-10-07', false],
])('records since %s cover the previous period: %s', (serviceDate, covers) => {
  expect(coversPrevious([aShift({ serviceDate })], scorePeriod('2026-11-28', 30))).toBe(covers);
});
