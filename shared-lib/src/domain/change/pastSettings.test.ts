import { recordAsOf, settingsAsOf, withReplaced } from './pastSettings.ts';

const past = [
  { until: '2026-07-10', hour: 18 },
  { until: '2026-07-13', hour: 19 },
];

test.each([
  ['2026-07-09', 18],
  ['2026-07-10', 18],
  ['2026-07-11', 19],
  ['2026-07-13', 19],
  ['2026-07-14', 20],
])('the settings of the night of %s', (night, hour) => {
  expect(recordAsOf({ id: 'maple', hour: 20 }, past, night)).toEqual({ id: 'maple', hour });
});

test('a record without past settings stays as it is', () => {
  expect(settingsAsOf(undefined, '2026-07-09')).toBeUndefined();
});

test.each([
  ['a later night', '2026-07-14', ['2026-07-13', '2026-07-14']],
  ['the same night again', '2026-07-13', null],
  ['an earlier night', '2026-07-12', null],
])('after a replacement on %s', (_, until, kept) => {
  expect(withReplaced(past, { until, hour: 20 }, 2)?.map((one) => one.until) ?? null).toEqual(kept);
});
