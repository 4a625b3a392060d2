import { maxAssignmentChanges, maxShiftChanges, sharedScheduleCalls } from './scheduleCall.ts';

const shift = (communityId: string, to: string | null, serviceDate = '2026-11-23') => ({
  communityId,
  serviceDate,
  from: null,
  to: { newAgentId: to },
});
const assignment = (communityId: string, from: string | null, to: string | null) => ({
  communityId,
  day: 'monday',
  from,
  to,
});

const takes = (sent: unknown) => sharedScheduleCalls.changeSchedule.payload.safeParse(sent).success;

test('a step of both kinds is taken', () => {
  expect(takes({ shifts: [shift('ash', 'bo')], assignments: [assignment('ash', null, 'bo')] })).toBe(true);
});

test.each<[string, unknown]>([
  ['no lists', {}],
  ['an invalid entry', { shifts: [7], assignments: [] }],
  ['a path', { shifts: [shift('ash/units', 'bo')], assignments: [] }],
  ['an invalid date', { shifts: [shift('ash', 'bo', '2026-99-99')], assignments: [] }],
  ['a numeric member id', { shifts: [shift('ash', 7 as never)], assignments: [] }],
  ['an invalid weekday', { shifts: [], assignments: [{ ...assignment('ash', null, 'bo'), day: 'someday' }] }],
  ['two changes of a shift', { shifts: [shift('ash', 'bo'), shift('ash', 'kim')], assignments: [] }],
  [
    'two changes of an assignment',
    { shifts: [], assignments: [1, 2].map(() => assignment('ash', null, 'bo')) },
  ],
  [
    'too many shifts',
    {
      shifts: Array.from({ length: maxShiftChanges + 1 }, (_, at) => shift(`c${at}`, null)),
      assignments: [],
    },
  ],
  [
    'too many assignments',
    {
      shifts: [],
      assignments: Array.from({ length: maxAssignmentChanges + 1 }, (_, at) =>
        assignment(`c${at}`, null, 'bo'),
      ),
    },
  ],
])('is rejected: %s', (_, sent) => {
  expect(takes(sent)).toBe(false);
});
