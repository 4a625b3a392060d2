import { indexAvailability, weekdays } from 'shared-lib/domain';
import { agentRowsOf, filterAgents } from './agentRowsOf.ts';
import { weekGridOf } from './weekGridOf.ts';
import { weekDates } from './weekOf.ts';
import { unassignedChoice } from './weekView.ts';

const dates = weekDates('2026-11-16');
const compare = (a: string, b: string) => a.localeCompare(b, 'en');

const place = (id: string, serviceStart = '20:00', timezone = 'America/New_York') => ({
  id,
  propertyName: id,
  timezone,
  serviceStart,
  serviceDays: [...weekdays],
  noServiceDates: [] as string[],
});
const member = (id: string, fullName: string, isActive = true) => ({
  id,
  fullName,
  isActive,
  tier: 'Collection Specialist' as const,
  profilePic: null,
});
const team = [
  member('zoe', 'Zoe Ito'),
  member('bo', 'Bo Larsen'),
  member('off', 'Old Hand', false),
  member('ann', 'Ann Free'),
  member('left', 'Left Alone', false),
];

const night = (id: string, schedule: Record<string, string | null>) => ({
  id,
  schedule: Object.entries(schedule).map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
  lastUpdated: null,
});
const communities = [
  place('ash'),
  place('elm', '00:30'),
  place('far', '20:00', 'America/Los_Angeles'),
  place('oak', '19:00'),
];
const scheduleNights = [
  night('2026-11-16', { ash: 'zoe', elm: 'zoe', far: 'zoe', oak: 'zoe' }),
  night('2026-11-17', { ash: 'bo', elm: 'off', oak: 'gone' }),
];
const requests = [
  { userId: 'ann', status: 'approved' as const, requestType: 'requestOff', requestDate: '2026-11-18' },
  { userId: 'bo', status: 'pending' as const, requestType: 'requestOff', requestDate: '2026-11-17' },
  { userId: 'zoe', status: 'declined' as const, requestType: 'requestOff', requestDate: '2026-11-16' },
];
const rows = agentRowsOf(
  weekGridOf(
    { communities, assignedAgents: [], scheduleNights, team, requestRecords: [] },
    dates,
    0,
    compare,
  ),
  dates,
  team,
  indexAvailability(team, requests),
  compare,
);
const dayOf = (agent: string, date: string) =>
  rows.find(({ id }) => id === agent)?.days.find((day) => day.date === date);

test('unassigned comes first, then assigned, then free specialists; an inactive member without shifts is left out', () => {
  expect(rows.map(({ id, count }) => [id, count])).toEqual([
    [unassignedChoice, 21],
    ['bo', 1],
    ['off', 1],
    ['zoe', 4],
    ['gone', 1],
    ['ann', 0],
  ]);
  expect(rows.every(({ days }) => days.length === 7)).toBe(true);
});

test('a night’s shifts are ordered by start, in each community’s time zone', () => {
  expect(dayOf('zoe', '2026-11-16')?.shifts.map(({ row }) => row.id)).toEqual(['oak', 'ash', 'far', 'elm']);
});

test.each([
  ['ann', '2026-11-18', 'approved'],
  ['ann', '2026-11-17', null],
  ['bo', '2026-11-17', 'pending'],
  ['zoe', '2026-11-16', null],
  [unassignedChoice, '2026-11-16', null],
])('the time off of %s on %s', (agent, date, timeOff) => {
  expect(dayOf(agent, date)?.timeOff).toBe(timeOff);
});

test('a member has a tier and picture; an unknown id has neither', () => {
  expect(rows.find(({ id }) => id === 'zoe')?.member?.tier).toBe('Collection Specialist');
  expect(rows.find(({ id }) => id === 'gone')).toMatchObject({ member: null, agent: { state: 'unknown' } });
});

test.each([
  ['nothing', '', '', 6],
  ['a specialist', '', 'ann', 1],
  ['unassigned shifts', '', unassignedChoice, 1],
  ['communities', 'ash', '', 3],
  ['someone by name, ignoring accents and case', 'zoé', '', 1],
  ['someone without shifts', 'ann free', '', 1],
  ['neither', 'nowhere', '', 0],
  ['communities the specialist does not serve', 'ash', 'ann', 0],
  ['no one on the team', '', 'someone', 0],
])('filter: %s', (_, search, agent, count) => {
  expect(filterAgents(rows, { search, agent })).toHaveLength(count);
});

test('a name match keeps all of a specialist’s shifts, a community match only its own', () => {
  const counts = (search: string) =>
    filterAgents(rows, { search, agent: '' }).map(({ id, count }) => [id, count]);
  expect(counts('zoe')).toEqual([['zoe', 4]]);
  expect(counts('oak')).toEqual([
    [unassignedChoice, 5],
    ['zoe', 1],
    ['gone', 1],
  ]);
});
