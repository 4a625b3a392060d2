import { indexAssignments, type AssignedAgent, type Weekday } from 'shared-lib/domain';
import type { RequestEntry } from './requestEntries.ts';
import { sampleEntry } from './sampleNight.ts';
import { uncoveredBy } from './uncoveredBy.ts';

/** A Saturday. */
const date = '2026-11-21';
const place = (id: string, ...serviceDays: Weekday[]) => ({
  id,
  propertyName: id,
  serviceDays,
  noServiceDates: [],
});
const regular = (communityId: string, day: Weekday, memberId: string): AssignedAgent => ({
  id: day,
  day,
  communityId,
  customerId: 'olivia',
  memberId,
});
const communities = [place('oak', 'saturday'), place('elm', 'saturday'), place('ash', 'sunday')];
const agents = [
  regular('oak', 'saturday', 'me'),
  regular('elm', 'saturday', 'sam'),
  regular('ash', 'sunday', 'me'),
];
const dayOff: RequestEntry = { ...sampleEntry, userId: 'me', requestDate: date };

test.each<[string, Partial<RequestEntry>, Record<string, string | null>, string[]]>([
  ['the regular shift of that date', {}, {}, ['oak']],
  ['an approved day off', { status: 'approved' }, {}, ['oak']],
  ['a shift taken over on that date', {}, { elm: 'me' }, ['oak', 'elm']],
  ['a colleague is already filling in', {}, { oak: 'sam' }, []],
  ['a cleared shift', {}, { oak: null }, []],
  ['a closure', { requestDate: '2026-11-23' }, {}, []],
  ['a declined request', { status: 'declined' }, {}, []],
  ['a canceled request', { status: 'cancelled' }, {}, []],
  ['a shift request', { timeOff: false, requestType: 'shift' }, {}, []],
])('%s', (_, fields, changes, expected) => {
  const schedule = Object.entries(changes).map(([communityId, newAgentId]) => ({ communityId, newAgentId }));
  const assignments = indexAssignments(agents, [{ id: date, schedule, lastUpdated: null }]);
  expect(uncoveredBy({ ...dayOff, ...fields }, communities, assignments)).toEqual(expected);
});
