import { indexAssignments, indexAvailability, indexDuties } from 'shared-lib/domain';
import { eligibleMembers } from './eligibleMembers.ts';

const night = '2026-11-24';
const member = (id: string, fields: object = {}) => ({
  id,
  tier: 'Collection Specialist' as const,
  isActive: true,
  ...fields,
});

test('who may take a shift: active, in the field, free that night, under full hours', () => {
  const place = (id: string) => ({
    id,
    timezone: 'America/New_York',
    serviceStart: '20:00',
    serviceDays: ['tuesday' as const],
    noServiceDates: [],
  });
  const team = [
    member('free'),
    member('busy'),
    member('off'),
    member('tired'),
    member('gone', { isActive: false }),
    { ...member('office'), tier: 'Admin' as const },
  ];
  const off = { userId: 'off', status: 'approved' as const, requestType: 'requestOff', requestDate: night };
  const schedule = [{ communityId: 'elm', newAgentId: 'busy' }];
  const duties = indexDuties(
    [place('ash'), place('elm')],
    [night],
    indexAssignments([], [{ id: night, schedule, lastUpdated: null }]),
    indexAvailability(team, [off]),
  );
  const worked = new Map([
    ['free', 39 * 60],
    ['tired', 40 * 60],
  ]);
  const eligible = eligibleMembers(team, { communityId: 'ash', serviceDate: night }, duties, worked);
  expect(eligible.map(({ id }) => id)).toEqual(['free']);
});
