import type { AssignedAgent, Weekday } from 'shared-lib/domain';
import { planCopy } from './planCopy.ts';
import { schedulePlanOf } from '../editing/schedulePlan.ts';
import { weekDates } from '../rows/weekOf.ts';

const thisWeek = weekDates('2026-11-16');
const nextWeek = weekDates('2026-11-23');
/** The Mondays and Sundays of both weeks. */
const monday = '2026-11-16';
const nextMonday = '2026-11-23';
const nextSunday = '2026-11-29';

const community = (id: string, noServiceDates: string[] = []) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart: '20:00',
  serviceDays: ['monday'] as Weekday[],
  noServiceDates,
});
const regular = (communityId: string, memberId: string): AssignedAgent => ({
  id: 'monday',
  day: 'monday',
  communityId,
  customerId: 'olivia',
  memberId,
});
const off = (userId: string, status: 'approved' | 'pending') => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate: nextMonday,
});

type Night = Record<string, string | null>;

function copyOf(
  shown: Record<string, Night>,
  other: Record<string, Night> = {},
  keep = false,
  requests: ReturnType<typeof off>[] = [],
  closed: string[] = [],
) {
  const plan = (dates: string[], nights: Record<string, Night>) =>
    schedulePlanOf(
      {
        communities: [community('ash', closed), community('elm')],
        assignedAgents: [regular('ash', 'ada')],
        scheduleNights: Object.entries(nights).map(([id, night]) => ({
          id,
          schedule: Object.entries(night).map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
          lastUpdated: null,
        })),
        team: ['ada', 'bo', 'kim', 'old'].map((id) => ({ id, fullName: id, isActive: id !== 'old' })),
        requestRecords: [{ requests }],
      },
      dates,
    );
  const copy = planCopy(plan(thisWeek, shown), plan(nextWeek, other), keep);
  return {
    shifts: copy.changes.shifts.map(
      ({ communityId, serviceDate, to }) => `${serviceDate} ${communityId}=${to ? to.newAgentId : 'regular'}`,
    ),
    overwritten: copy.overwritten.map(({ communityId }) => communityId),
    skipped: copy.skipped.map(({ communityId, reason }) => `${communityId} ${reason}`),
    conflicts: copy.concerns.map(({ conflict }) => conflict.kind),
    unassigned: copy.unassigned,
  };
}
const nothing = { shifts: [], overwritten: [], skipped: [], conflicts: [], unassigned: 0 };

test.each<[string, Parameters<typeof copyOf>, Partial<ReturnType<typeof copyOf>>]>([
  ['regular assignments in both weeks change nothing', [{}], { unassigned: 1 }],
  [
    'a substitute is copied',
    [{ [monday]: { ash: 'bo', elm: 'kim' } }],
    {
      shifts: [`${nextMonday} ash=bo`, `${nextMonday} elm=kim`],
      conflicts: [],
    },
  ],
  ['a cleared shift is not copied', [{ [monday]: { ash: null } }], { unassigned: 2 }],
  [
    'an extra service is copied',
    [{ '2026-11-22': { elm: 'kim' } }],
    { shifts: [`${nextSunday} elm=kim`], unassigned: 1 },
  ],
  [
    'a change in the other week is overwritten',
    [{}, { [nextMonday]: { ash: 'bo' } }],
    {
      shifts: [`${nextMonday} ash=regular`],
      overwritten: ['ash'],
      unassigned: 1,
    },
  ],
  ['or kept', [{}, { [nextMonday]: { ash: 'bo' } }, true], { unassigned: 1 }],
  [
    'the same change already exists',
    [{ [monday]: { ash: 'bo' } }, { [nextMonday]: { ash: 'bo' } }],
    {
      unassigned: 1,
    },
  ],
  [
    'someone inactive is skipped',
    [{ [monday]: { ash: 'old' } }],
    { skipped: ['ash inactive'], unassigned: 1 },
  ],
  [
    'someone off is skipped',
    [{ [monday]: { ash: 'bo' } }, {}, false, [off('bo', 'approved')]],
    {
      skipped: ['ash timeOff'],
      unassigned: 1,
    },
  ],
  [
    'someone who requested time off is flagged',
    [{ [monday]: { ash: 'bo' } }, {}, false, [off('bo', 'pending')]],
    {
      shifts: [`${nextMonday} ash=bo`],
      conflicts: ['timeOff'],
      unassigned: 1,
    },
  ],
  [
    'a closed night is skipped',
    [{ [monday]: { ash: 'bo' } }, {}, false, [], [nextMonday]],
    {
      skipped: ['ash closed'],
      unassigned: 1,
    },
  ],
  [
    'someone in two places at once is flagged',
    [{ [monday]: { ash: 'bo', elm: 'bo' } }],
    {
      shifts: [`${nextMonday} ash=bo`, `${nextMonday} elm=bo`],
      conflicts: ['sameHour', 'sameHour'],
    },
  ],
])('%s', (_, weeks, expected) => {
  expect(copyOf(...weeks)).toEqual({ ...nothing, ...expected });
});
