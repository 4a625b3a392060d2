import type { AssignedAgent, Weekday } from 'shared-lib/domain';
import { isEmptyStep, isTooLarge, placesWithoutConflict, planRegularAgain, planStep } from './planStep.ts';
import { schedulePlanOf } from './schedulePlan.ts';

const monday = '2026-11-23';
const sunday = '2026-11-29';
const now = Date.parse('2026-11-23T12:00-05:00');

const community = (id: string, serviceStart = '20:00') => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart,
  serviceDays: ['monday'] as Weekday[],
  noServiceDates: [] as string[],
});
const regular = (communityId: string, memberId: string): AssignedAgent => ({
  id: 'monday',
  day: 'monday',
  communityId,
  customerId: 'olivia',
  memberId,
});

/** Ada serves Ash at 8 and Elm at 8 regularly, Bo fills in at Elm; Fir is at 11. */
const plan = schedulePlanOf(
  {
    communities: [community('ash'), community('elm'), community('fir', '23:00')],
    assignedAgents: [regular('ash', 'ada'), regular('elm', 'ada')],
    scheduleNights: [{ id: monday, schedule: [{ communityId: 'elm', newAgentId: 'bo' }], lastUpdated: null }],
    team: [],
    requestRecords: [],
  },
  [monday, sunday],
);
const at = (communityId: string, serviceDate = monday) => ({ communityId, serviceDate });
const conflictsIn = (step: ReturnType<typeof planStep>) =>
  step.concerns
    .filter(({ conflict }) => conflict.kind === 'sameHour')
    .map(({ wish, conflict }) => [wish.communityId, conflict.kind === 'sameHour' && conflict.isRoute]);

test.each([
  ['one of two at the same hour', [at('ash')], 'bo', 'night', [['ash', false]]],
  [
    'both on one night',
    [at('ash'), at('elm')],
    'kim',
    'night',
    [
      ['ash', false],
      ['elm', false],
    ],
  ],
  [
    'both every week form a route',
    [at('ash'), at('elm')],
    'kim',
    'week',
    [
      ['ash', true],
      ['elm', true],
    ],
  ],
  ['another hour', [at('fir')], 'ada', 'night', []],
  ['nobody', [at('ash')], null, 'night', []],
] as const)('conflicts of a planned step: %s', (_, places, agentId, scope, conflicts) => {
  expect(conflictsIn(planStep(places, agentId, scope, plan, now))).toEqual(conflicts);
});

test('shifts without a conflict are separated from the others', () => {
  const step = planStep([at('ash'), at('fir')], 'bo', 'night', plan, now);
  // No one in this plan is on the team, so all are inactive. That isn't a concern to decide on.
  expect(placesWithoutConflict(step).map(({ communityId }) => communityId)).toEqual(['fir']);
});

test('returning to the regular assignment removes a night’s change and an extra shift', () => {
  const { changes } = planRegularAgain([at('ash'), at('elm'), at('elm', sunday)], plan);
  expect(changes).toEqual({
    shifts: [{ ...at('elm'), from: { newAgentId: 'bo' }, to: null }],
    assignments: [],
  });
});

test('a step is empty without changes, and too large for one transaction beyond five hundred documents', () => {
  expect(isEmptyStep(planStep([at('elm')], 'bo', 'night', plan, now).changes)).toBe(true);
  expect(isEmptyStep(planStep([at('elm')], 'kim', 'night', plan, now).changes)).toBe(false);
  const assignments = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      communityId: String(index),
      day: 'monday' as const,
      from: null,
      to: 'ada',
    }));
  const shift = { ...at('ash'), from: null, to: null };
  const shifts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...shift, communityId: String(index) }));
  expect(isTooLarge({ shifts: shifts(5000), assignments: assignments(500) })).toBe(false);
  expect(isTooLarge({ shifts: shifts(5001), assignments: [] })).toBe(true);
  expect(isTooLarge({ shifts: [], assignments: assignments(501) })).toBe(true);
});
