import { usualFineOn } from './violationType.ts';

const serviceDate = '2026-07-14';
const at = (time: string) => Date.parse(`2026-07-14T${time}-04:00`);
const place = { pastPlans: [], serviceStart: '20:00', timezone: 'America/New_York' };
const pastPlan = {
  until: serviceDate,
  serviceDays: [],
  setOutStart: '17:00',
  setOutEnd: '19:00',
  binInBy: '09:00',
  serviceStart: '18:00',
  timezone: 'America/New_York',
};
/** No fine until a moment of that evening, $25 until an hour later, then $50. */
const replacedAt = (time: string) => ({
  defaultFineCents: 5000,
  pastFines: [
    { until: at(time), cents: null },
    { until: at(time) + 3_600_000, cents: 2500 },
  ],
});

test.each<[string, string, number | null, Parameters<typeof usualFineOn>[2], number | null]>([
  ['replaced before the night began', '18:00', at('22:00'), place, 5000],
  ['replaced in the hour in which the night began', '19:30', at('22:00'), place, 2500],
  ['replaced the moment the night began', '20:00', at('22:00'), place, 2500],
  ['replaced during the night, before the sighting', '20:30', at('22:00'), place, null],
  ['replaced between an early sighting and the night', '19:30', at('19:00'), place, null],
  ['replaced during the night of a case without a time', '20:30', null, place, null],
  ['replaced before the night of a case without a time', '18:00', null, place, 5000],
  [
    'replaced after an earlier start of that night',
    '18:30',
    at('22:00'),
    { ...place, pastPlans: [pastPlan] },
    null,
  ],
  ['replaced before a sighting at a community that is gone', '20:30', at('22:00'), null, 5000],
  ['replaced after a sighting at a community that is gone', '22:30', at('22:00'), null, null],
  ['replaced, with neither a time nor a community', '22:30', null, null, 5000],
])('suggests the fine of the case’s night: %s', (_, time, observedAt, community, cents) => {
  expect(usualFineOn(replacedAt(time), { observedAt, serviceDate }, community)).toBe(cents);
});
