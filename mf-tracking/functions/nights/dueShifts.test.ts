import { indexAssignments, weekdays, type AssignedAgent } from 'shared-lib/domain';
import { dueShifts } from './dueShifts.ts';

const community = {
  id: 'maple',
  serviceDays: [...weekdays],
  noServiceDates: [] as string[],
  serviceStart: '20:00',
  timezone: 'America/New_York',
  archivedAt: null as number | null,
};
const agents = weekdays.map((day): AssignedAgent => ({
  id: day,
  day,
  communityId: 'maple',
  customerId: 'olivia',
  memberId: 'sam',
}));
const at = (time: string) => Date.parse(time);

const due = (
  after: string,
  until: string,
  fields: Partial<typeof community> = {},
  night: { id: string; newAgentId: string | null } | null = null,
) => {
  const schedule = night
    ? [
        {
          id: night.id,
          schedule: [{ communityId: 'maple', newAgentId: night.newAgentId }],
          lastUpdated: null,
        },
      ]
    : [];
  return dueShifts(
    [{ ...community, ...fields }],
    indexAssignments(agents, schedule),
    at(after),
    at(until),
  ).map(({ shift, due: what }) => `${shift.serviceDate} ${shift.agentId} ${what}`);
};

const late = ['2026-07-15 sam late'];
const missed = ['2026-07-15 sam missed'];

test.each<[string, Parameters<typeof due>, string[]]>([
  ['before it is late', ['2026-07-15T20:05-04:00', '2026-07-15T20:09:59-04:00'], []],
  ['late to the minute', ['2026-07-15T20:05-04:00', '2026-07-15T20:10-04:00'], late],
  ['late only once', ['2026-07-15T20:10-04:00', '2026-07-15T20:15-04:00'], []],
  ['missed at midnight', ['2026-07-15T23:55-04:00', '2026-07-16T00:00-04:00'], missed],
  ['both after a gap: missed', ['2026-07-15T20:00-04:00', '2026-07-16T02:00-04:00'], missed],
  [
    'in Los Angeles three hours later',
    ['2026-07-15T20:05-07:00', '2026-07-15T20:10-07:00', { timezone: 'America/Los_Angeles' }],
    late,
  ],
  [
    'in Phoenix, which has no clock changes',
    ['2026-07-15T20:05-07:00', '2026-07-15T20:10-07:00', { timezone: 'America/Phoenix' }],
    late,
  ],
  [
    'a shift after midnight',
    ['2026-07-16T01:05-04:00', '2026-07-16T01:10-04:00', { serviceStart: '01:00' }],
    late,
  ],
  [
    'a morning shift, missed after its night',
    ['2026-07-16T12:55-04:00', '2026-07-16T13:00-04:00', { serviceStart: '09:00' }],
    missed,
  ],
  ['a closure', ['2026-07-15T20:05-04:00', '2026-07-15T20:10-04:00', { noServiceDates: ['2026-07-15'] }], []],
  [
    'a weekday without service',
    ['2026-07-15T20:05-04:00', '2026-07-15T20:10-04:00', { serviceDays: ['tuesday'] }],
    [],
  ],
  ['an archived community', ['2026-07-15T20:05-04:00', '2026-07-15T20:10-04:00', { archivedAt: 1 }], []],
  [
    'a substitute',
    ['2026-07-15T20:05-04:00', '2026-07-15T20:10-04:00', {}, { id: '2026-07-15', newAgentId: 'kim' }],
    ['2026-07-15 kim late'],
  ],
  [
    'a cleared shift',
    ['2026-07-15T20:05-04:00', '2026-07-15T20:10-04:00', {}, { id: '2026-07-15', newAgentId: null }],
    [],
  ],
])('%s', (_, given, expected) => {
  expect(due(...given)).toEqual(expected);
});

// The night is an hour longer or shorter: four hours after 23:00 is 2:00 or 4:00 wall-clock time.
test.each<[string, string, string, string]>([
  ['New York, clocks go back', 'America/New_York', '2026-10-31', '2026-11-01T02:00-05:00'],
  ['New York, clocks go forward', 'America/New_York', '2026-03-07', '2026-03-08T04:00-04:00'],
  ['Los Angeles, clocks go back', 'America/Los_Angeles', '2026-10-31', '2026-11-01T02:00-08:00'],
  ['Los Angeles, clocks go forward', 'America/Los_Angeles', '2026-03-07', '2026-03-08T04:00-07:00'],
  ['Phoenix, clocks stay', 'America/Phoenix', '2026-10-31', '2026-11-01T03:00-07:00'],
])('%s: missed four hours after the start', (_, timezone, night, moment) => {
  const around = (shift: number) => new Date(at(moment) + shift * 60_000).toISOString();
  const fields = { timezone, serviceStart: '23:00' };
  expect(due(around(-5), around(-1), fields)).toEqual([]);
  expect(due(around(-1), around(0), fields)).toEqual([`${night} sam missed`]);
});
