import { noRecordsReason, type NoRecordsReason } from './noRecordsReason.ts';

const community = {
  serviceDays: ['monday', 'wednesday', 'friday'] as const,
  noServiceDates: ['2026-11-25'],
};
const tonight = '2026-11-27';

test.each<[string, string, boolean, NoRecordsReason]>([
  ['a Tuesday for a Monday, Wednesday and Friday community', '2026-11-24', false, 'off'],
  ['a closure', '2026-11-25', false, 'closed'],
  ['a closure on which someone is still scheduled', '2026-11-25', true, 'closed'],
  ['a service day in the past', '2026-11-23', false, 'unrecorded'],
  ['tonight, a service day', '2026-11-27', false, 'awaited'],
  ['an extra service in the past', '2026-11-24', true, 'unrecorded'],
])('%s', (_, night, isExtra, expected) => {
  expect(
    noRecordsReason({ ...community, serviceDays: [...community.serviceDays] }, night, tonight, isExtra),
  ).toBe(expected);
});

test('tonight is expected if someone is scheduled on a weekday that is usually off', () => {
  const off = { serviceDays: [], noServiceDates: [] };
  expect(noRecordsReason(off, tonight, tonight, true)).toBe('awaited');
  expect(noRecordsReason(off, tonight, tonight, false)).toBe('off');
});

test('an unknown community may have been served', () => {
  expect(noRecordsReason(null, '2026-11-24', tonight, false)).toBe('unrecorded');
});
