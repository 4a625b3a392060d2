import type { FieldChange } from './communityActivity.ts';
import { planInForce } from './planInForce.ts';

const community = {
  id: 'maple',
  serviceDays: ['tuesday' as const],
  noServiceDates: ['2026-07-14'],
  serviceStart: '20:00',
  timezone: 'America/New_York',
};
const change = (at: string, fields: Partial<FieldChange>) => ({
  at: Date.parse(at),
  changes: [
    { field: '', from: null, to: null, added: [], removed: [], addedCount: 0, removedCount: 0, ...fields },
  ],
});
const days = (at: string, from: string, to: string) => change(at, { field: 'serviceDays', from, to });
const closures = (at: string, more: Partial<FieldChange>) => change(at, { field: 'noServiceDates', ...more });
const night = '2026-07-13';
const onNight = (activity: Parameters<typeof planInForce>[2], date = night) => {
  const { serviceDays, noServiceDates } = planInForce(community, date, activity);
  return [serviceDays.join(' '), noServiceDates.includes(date)];
};

test.each<[string, Parameters<typeof planInForce>[2], string]>([
  ['nothing has changed', [], 'tuesday'],
  ['other days came after it', [days('2026-07-15T10:00-04:00', 'monday friday', 'tuesday')], 'monday friday'],
  ['other days came before it', [days('2026-07-12T10:00-04:00', 'monday', 'tuesday')], 'tuesday'],
  ['they came that day before service', [days('2026-07-13T19:59-04:00', 'monday', 'tuesday')], 'tuesday'],
  ['they came when service had begun', [days('2026-07-13T20:01-04:00', 'monday', 'tuesday')], 'monday'],
  [
    'they changed twice since',
    [days('2026-07-14T10:00-04:00', 'monday', 'sunday'), days('2026-07-16T10:00-04:00', 'sunday', 'tuesday')],
    'monday',
  ],
  ['something else changed', [change('2026-07-15T10:00-04:00', { field: 'serviceStart' })], 'tuesday'],
  ['nobody knows when', [{ ...days('2026-07-15T10:00-04:00', 'monday', 'tuesday'), at: null }], 'tuesday'],
])('the days of a night where %s', (_, activity, expected) => {
  expect(onNight(activity)[0]).toBe(expected);
});

test.each<[string, Parameters<typeof planInForce>[2], string, boolean]>([
  ['it is one', [], '2026-07-14', true],
  ['it was tidied away since', [closures('2026-07-20T10:00-04:00', { removed: [night] })], night, true],
  [
    'it was said too late',
    [closures('2026-07-15T12:01-04:00', { added: ['2026-07-14'] })],
    '2026-07-14',
    false,
  ],
  [
    'it was said that night',
    [closures('2026-07-14T22:00-04:00', { added: ['2026-07-14'] })],
    '2026-07-14',
    true,
  ],
  [
    'it was taken away and added again since',
    [
      closures('2026-07-16T10:00-04:00', { removed: ['2026-07-14'] }),
      closures('2026-07-17T10:00-04:00', { added: ['2026-07-14'] }),
    ],
    '2026-07-14',
    true,
  ],
])('a closure where %s', (_, activity, date, expected) => {
  expect(onNight(activity, date)[1]).toBe(expected);
});
