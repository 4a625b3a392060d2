import { reverseScheduleChanges, withChanges } from './scheduleChanges.ts';
import { indexAssignments } from './shiftOn.ts';

/** A Monday, and the Sunday before. */
const monday = '2026-11-23';

const sunday = '2026-11-22';

/** Ada serves Ash Gardens regularly, no one Elm Street. */
const assignmentsWith = (overrides: Record<string, string | null> = {}, date = monday) =>
  indexAssignments(
    [{ id: 'monday', day: 'monday', communityId: 'ash', customerId: 'olivia', memberId: 'ada' }],
    [
      {
        id: date,
        schedule: Object.entries(overrides).map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
        lastUpdated: null,
      },
    ],
  );

const shift = (
  communityId: string,
  from: string | null | undefined,
  to: string | null | undefined,
  serviceDate = monday,
) => ({
  communityId,
  serviceDate,
  from: from === undefined ? null : { newAgentId: from },
  to: to === undefined ? null : { newAgentId: to },
});

const assignment = (communityId: string, from: string | null, to: string | null) => ({
  communityId,
  day: 'monday' as const,
  from,
  to,
});

test('changes can be previewed before they are made, and undone', () => {
  const before = assignmentsWith({ ash: 'kim', elm: null });
  const changes = {
    shifts: [shift('ash', 'kim', undefined), shift('elm', null, 'bo')],
    assignments: [assignment('ash', 'ada', 'bo'), assignment('elm', null, 'ada')],
  };
  const after = withChanges(before, changes);
  expect([after.newAgent('ash', monday), after.newAgent('elm', monday)]).toEqual([undefined, 'bo']);
  expect([after.regularAgent('ash', 'monday'), after.regularAgent('elm', 'monday')]).toEqual(['bo', 'ada']);
  expect(after.newAgent('ash', sunday)).toBeUndefined();

  const back = withChanges(after, reverseScheduleChanges(changes));
  expect([back.newAgent('ash', monday), back.newAgent('elm', monday)]).toEqual(['kim', null]);
  expect([back.regularAgent('ash', 'monday'), back.regularAgent('elm', 'monday')]).toEqual(['ada', null]);
});
