import { indexAssignments, type AssignedAgent, type Community, type ScheduleNight } from 'shared-lib/domain';
import { sameHourNights } from './sameHourNights.ts';

const today = '2026-11-23';
const community = (id: string, serviceStart: string) =>
  ({
    id,
    timezone: 'America/New_York',
    serviceStart,
    serviceDays: ['monday', 'wednesday'],
    noServiceDates: [],
  }) as unknown as Community;
const communities = [community('ash', '20:00'), community('elm', '20:00'), community('oak', '22:00')];
const regular = (communityId: string, day: AssignedAgent['day'], memberId: string): AssignedAgent => ({
  id: day,
  communityId,
  day,
  memberId,
  customerId: 'olivia',
});

test.each<[string, AssignedAgent[], string[]]>([
  ['a member without shifts', [regular('ash', 'monday', 'nadia')], []],
  [
    'another community at the same hour, each week',
    [regular('ash', 'monday', 'nadia'), regular('elm', 'monday', 'kim')],
    ['2026-11-23', '2026-11-30'],
  ],
  ['another hour', [regular('ash', 'monday', 'nadia'), regular('oak', 'monday', 'kim')], []],
  ['another night', [regular('ash', 'monday', 'nadia'), regular('elm', 'wednesday', 'kim')], []],
  [
    'someone else’s shift at the same hour',
    [regular('ash', 'monday', 'nadia'), regular('elm', 'monday', 'lee')],
    [],
  ],
])('%s', (_, agents, expected) => {
  const assignments = indexAssignments(agents, []);
  expect(sameHourNights('kim', 'nadia', communities, assignments, today)).toEqual(expected);
});

test('a scheduled night counts as much as a regular day', () => {
  const agents = [regular('ash', 'monday', 'nadia')];
  const night: ScheduleNight = {
    id: '2026-11-30',
    schedule: [{ communityId: 'elm', newAgentId: 'kim' }],
    lastUpdated: null,
  };
  expect(sameHourNights('kim', 'nadia', communities, indexAssignments(agents, [night]), today)).toEqual([
    '2026-11-30',
  ]);
});
