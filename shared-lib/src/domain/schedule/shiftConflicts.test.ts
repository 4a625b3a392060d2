import type { AssignedAgent } from '../community/assignedAgent.ts';
import type { ScheduleNight } from './scheduleNight.ts';
import {
  conflictsOf,
  freeAgents,
  indexAvailability,
  indexDuties,
  severityOf,
  type ShiftConflict,
} from './shiftConflicts.ts';
import { indexAssignments } from './shiftOn.ts';

/** A Monday. */
const monday = '2026-11-23';
const tuesday = '2026-11-24';

const place = (id: string, serviceStart = '20:00', timezone = 'America/New_York') => ({
  id,
  timezone,
  serviceStart,
  serviceDays: ['monday' as const],
  noServiceDates: [] as string[],
});

const communities = [
  place('ash'),
  place('elm'),
  place('late', '20:59'),
  place('later', '21:00'),
  place('early', '17:30', 'America/Los_Angeles'),
  place('far', '20:00', 'America/Los_Angeles'),
  place('after-midnight', '00:30'),
  place('before-midnight', '23:45'),
];

const regular = (communityId: string, memberId: string): AssignedAgent => ({
  id: 'monday',
  day: 'monday',
  communityId,
  customerId: 'olivia',
  memberId,
});
const night = (id: string, schedule: Record<string, string | null>): ScheduleNight => ({
  id,
  schedule: Object.entries(schedule).map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
  lastUpdated: null,
});
const off = (
  userId: string,
  status: 'approved' | 'pending' | 'declined' | 'cancelled',
  requestDate = monday,
) => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate,
});

const team = [
  { id: 'busy', isActive: true },
  { id: 'gone', isActive: false },
  { id: 'sam', isActive: true },
  { id: 'kim', isActive: true },
];

const dutiesOf = (
  agents: AssignedAgent[] = [],
  nights: ScheduleNight[] = [],
  requests: Parameters<typeof indexAvailability>[1] = [],
) =>
  indexDuties(
    communities,
    [monday, tuesday],
    indexAssignments(agents, nights),
    indexAvailability(team, requests),
  );

const sameHour = (communityId: string, isRoute = false): ShiftConflict => ({
  kind: 'sameHour',
  communityId,
  isRoute,
});
const isOff = (status: 'approved' | 'pending'): ShiftConflict => ({ kind: 'timeOff', status });

test.each<[string, string, Parameters<typeof dutiesOf>, ShiftConflict[]]>([
  ['nothing', 'sam', [], []],
  ['the shift itself', 'sam', [[regular('ash', 'sam')]], []],
  ['someone inactive', 'gone', [], [{ kind: 'inactive' }]],
  ['someone who left the team', 'nobody', [], [{ kind: 'inactive' }]],
  ['a night off', 'sam', [[], [], [off('sam', 'approved')]], [isOff('approved')]],
  ['a requested night off', 'sam', [[], [], [off('sam', 'pending')]], [isOff('pending')]],
  ['both', 'sam', [[], [], [off('sam', 'approved'), off('sam', 'pending')]], [isOff('approved')]],
  [
    'both, in reverse order',
    'sam',
    [[], [], [off('sam', 'pending'), off('sam', 'approved')]],
    [isOff('approved')],
  ],
  [
    'a night off declined or withdrawn',
    'sam',
    [[], [], [off('sam', 'declined'), off('sam', 'cancelled')]],
    [],
  ],
  ['another night off', 'sam', [[], [], [off('sam', 'approved', tuesday)]], []],
  ['another’s night off', 'sam', [[], [], [off('kim', 'approved')]], []],
  ['a request for a shift', 'sam', [[], [], [{ ...off('sam', 'approved'), requestType: 'shift' }]], []],
  ['another community at the same hour', 'sam', [[regular('elm', 'sam')]], [sameHour('elm')]],
  ['a minute less than an hour later', 'sam', [[regular('late', 'sam')]], [sameHour('late')]],
  ['an hour later', 'sam', [[regular('later', 'sam')]], []],
  ['the same hour by another clock', 'sam', [[regular('early', 'sam')]], [sameHour('early')]],
  ['the same time of day far away', 'sam', [[regular('far', 'sam')]], []],
  ['another night', 'sam', [[], [night(tuesday, { elm: 'sam' })]], []],
  ['a shift handed to someone else', 'sam', [[regular('elm', 'sam')], [night(monday, { elm: 'kim' })]], []],
  ['a shift taken over', 'sam', [[], [night(monday, { elm: 'sam' })]], [sameHour('elm')]],
  ['a route', 'sam', [[regular('ash', 'sam'), regular('elm', 'sam')]], [sameHour('elm', true)]],
  [
    'a route along with a shift taken over',
    'sam',
    [[regular('ash', 'sam')], [night(monday, { elm: 'sam' })]],
    [sameHour('elm')],
  ],
  [
    'everything',
    'gone',
    [[regular('elm', 'gone'), regular('late', 'gone')], [], [off('gone', 'pending')]],
    [{ kind: 'inactive' }, isOff('pending'), sameHour('elm'), sameHour('late')],
  ],
])('conflicts of a shift: %s', (_, agentId, records, conflicts) => {
  expect(conflictsOf(agentId, { communityId: 'ash', serviceDate: monday }, dutiesOf(...records))).toEqual(
    conflicts,
  );
});

test('a start past midnight belongs to the night before', () => {
  const duties = dutiesOf([regular('before-midnight', 'sam')]);
  const conflicts = conflictsOf('sam', { communityId: 'after-midnight', serviceDate: monday }, duties);
  expect(conflicts).toEqual([sameHour('before-midnight')]);
});

test('a deleted community has no hour', () => {
  const duties = dutiesOf([regular('elm', 'sam')]);
  expect(conflictsOf('sam', { communityId: 'nowhere', serviceDate: monday }, duties)).toEqual([]);
});

test.each<[ShiftConflict, ReturnType<typeof severityOf>]>([
  [{ kind: 'inactive' }, 'blocks'],
  [isOff('approved'), 'confirms'],
  [isOff('pending'), 'informs'],
  [sameHour('elm'), 'confirms'],
  [sameHour('elm', true), 'informs'],
])('%j %s', (conflict, severity) => {
  expect(severityOf(conflict)).toBe(severity);
});

test('free members come first, inactive ones never', () => {
  const duties = dutiesOf([regular('elm', 'busy')], [], [off('sam', 'pending')]);
  const candidates = freeAgents(team, { communityId: 'ash', serviceDate: monday }, duties);
  expect(candidates).toEqual([
    { member: { id: 'kim', isActive: true }, conflicts: [] },
    { member: { id: 'sam', isActive: true }, conflicts: [isOff('pending')] },
    { member: { id: 'busy', isActive: true }, conflicts: [sameHour('elm')] },
  ]);
});
