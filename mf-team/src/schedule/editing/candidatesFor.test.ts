import type { AssignedAgent, ShiftPlace, Weekday } from 'shared-lib/domain';
import { candidatesFor } from './candidatesFor.ts';
import { schedulePlanOf } from './schedulePlan.ts';

/** A Monday and the next Tuesday. */
const [monday, tuesday] = ['2026-11-23', '2026-11-24'] as const;
const served: Weekday[] = ['monday', 'tuesday'];

const place = (id: string, serviceStart: string) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart,
  serviceDays: served,
  noServiceDates: [],
});
const communities = [place('ash', '20:00'), place('birch', '20:30'), place('cedar', '22:00')];
const team = ['ada', 'bo', 'kim', 'old'].map((id) => ({ id, fullName: id, isActive: id !== 'old' }));
const regularly = (communityId: string, memberId: string): AssignedAgent[] =>
  served.map((day) => ({ id: day, day, communityId, customerId: 'olivia', memberId }));
const off = (userId: string, requestDate: string) =>
  ({ userId, status: 'approved', requestType: 'requestOff', requestDate }) as const;

const plan = (assignedAgents: AssignedAgent[] = [], requests: ReturnType<typeof off>[] = []) =>
  schedulePlanOf({ communities, assignedAgents, scheduleNights: [], team, requestRecords: [{ requests }] }, [
    monday,
    tuesday,
  ]);
const at = (communityId: string, serviceDate: string): ShiftPlace => ({ communityId, serviceDate });

test.each<[string, Parameters<typeof plan>, ShiftPlace[], string[]]>([
  ['free on all nights', [], [at('ash', monday), at('ash', tuesday)], ['ada 0 0', 'bo 0 0', 'kim 0 0']],
  [
    'one serves another community at the same time each night',
    [regularly('birch', 'ada')],
    [at('ash', monday), at('ash', tuesday)],
    ['bo 0 0', 'kim 0 0', 'ada 2 2'],
  ],
  [
    'one serves another community later',
    [regularly('cedar', 'ada')],
    [at('ash', monday), at('ash', tuesday)],
    ['bo 0 0', 'kim 0 0', 'ada 0 2'],
  ],
  [
    'two of the shifts overlap, no matter who gets them',
    [],
    [at('ash', monday), at('birch', monday), at('ash', tuesday)],
    ['ada 2 0', 'bo 2 0', 'kim 2 0'],
  ],
  [
    'two of the shifts form a route',
    [[...regularly('ash', 'bo'), ...regularly('birch', 'bo')]],
    [at('ash', monday), at('birch', monday)],
    ['bo 0 2', 'ada 2 0', 'kim 2 0'],
  ],
  [
    'someone off comes after someone with a conflict',
    [regularly('birch', 'ada'), [off('bo', monday)]],
    [at('ash', monday), at('ash', tuesday)],
    ['kim 0 0', 'ada 2 2', 'bo 0 0'],
  ],
])('candidates for several shifts: %s', (_, records, places, expected) => {
  const found = candidatesFor(team, places, plan(...records));
  expect(found.map(({ member, clashes, others }) => `${member.id} ${clashes} ${others}`)).toEqual(expected);
});

test('a single shift shows the conflicts of each candidate', () => {
  const found = candidatesFor(team, [at('ash', monday)], plan(regularly('birch', 'ada')));
  expect(found.map(({ member, conflicts, others }) => [member.id, conflicts.length, others])).toEqual([
    ['bo', 0, 0],
    ['kim', 0, 0],
    ['ada', 1, 1],
  ]);
});
