import {
  indexAssignments,
  indexAvailability,
  type AssignmentChange,
  type DirectoryCommunity,
} from 'shared-lib/domain';
import { emptyDraft, withAgent, withoutPlaces } from './draft.ts';
import { isRefused, reviewOf, stepOf, type BoardFacts } from './reviewOf.ts';

const ashMonday = { communityId: 'ash', day: 'monday' } as const;

describe('a draft', () => {
  test('keeps the specialist its author saw, however often it is changed', () => {
    const draft = withAgent(withAgent(emptyDraft, ashMonday, 'bo', 'ada'), ashMonday, null, 'kim');
    expect([...draft.values()]).toEqual([{ ...ashMonday, from: 'ada', to: null }]);
  });

  test.each([
    ['what is stored', withAgent(emptyDraft, ashMonday, 'ada', 'ada')],
    ['unassigned where no one is assigned', withAgent(emptyDraft, ashMonday, null, null)],
    [
      'back to the original',
      withAgent(withAgent(emptyDraft, ashMonday, 'bo', 'ada'), ashMonday, 'ada', 'ada'),
    ],
    ['given up', withoutPlaces(withAgent(emptyDraft, ashMonday, 'bo', 'ada'), [ashMonday])],
  ])('%s isn’t a change', (_, draft) => {
    expect(draft.size).toBe(0);
  });
});

const community = (id: string, serviceStart: string, more: Partial<DirectoryCommunity> = {}) =>
  ({
    id,
    propertyName: id,
    timezone: 'America/New_York',
    serviceStart,
    serviceDays: ['monday', 'tuesday'],
    noServiceDates: [],
    ...more,
  }) as unknown as DirectoryCommunity;

/** Two Mondays and a Tuesday. */
const dates = ['2026-11-23', '2026-11-24', '2026-11-30'];

const facts = (overrides: Record<string, string | null> = {}): BoardFacts => ({
  communities: [
    community('ash', '20:00'),
    community('elm', '20:00'),
    community('oak', '23:00', { noServiceDates: ['2026-11-30'] }),
  ],
  assignments: indexAssignments(
    [
      { id: 'monday', day: 'monday', communityId: 'ash', customerId: 'o', memberId: 'ada' },
      { id: 'monday', day: 'monday', communityId: 'elm', customerId: 'o', memberId: 'bo' },
    ],
    Object.entries(overrides).map(([id, newAgentId]) => ({
      id,
      schedule: [{ communityId: 'ash', newAgentId }],
      lastUpdated: null,
      damaged: [],
    })),
  ),
  availability: indexAvailability(
    [
      { id: 'ada', isActive: true },
      { id: 'bo', isActive: true },
      { id: 'kim', isActive: true },
      { id: 'old', isActive: false },
    ],
    [{ userId: 'kim', status: 'approved', requestType: 'requestOff', requestDate: '2026-11-30' }],
  ),
  dates,
});

const to = (agentId: string | null, more: Partial<AssignmentChange> = {}): AssignmentChange => ({
  ...ashMonday,
  from: 'ada',
  to: agentId,
  ...more,
});

const review = (changes: AssignmentChange[], known = facts(), follows = false) =>
  reviewOf(stepOf(changes, follows, known), known);

test('a weekday without a specialist is uncovered, unless it has no service', () => {
  expect(review([to(null)]).uncovered).toHaveLength(1);
  expect(review([to(null, { day: 'sunday' })]).uncovered).toEqual([]);
});

test.each([
  ['someone who is free', 'ada', 'oak', []],
  [
    'someone inactive',
    'old',
    'ash',
    [{ conflict: { kind: 'inactive' }, dates: ['2026-11-23', '2026-11-30'] }],
  ],
  [
    'someone with a night off',
    'kim',
    'ash',
    [{ conflict: { kind: 'timeOff', status: 'approved' }, dates: ['2026-11-30'] }],
  ],
  ['a closure does not count as a night', 'kim', 'oak', []],
  [
    'someone with a regular shift elsewhere at that hour after the change',
    'bo',
    'ash',
    [
      {
        conflict: { kind: 'sameHour', communityId: 'elm', isRoute: true },
        dates: ['2026-11-23', '2026-11-30'],
      },
    ],
  ],
])('%s', (_, agentId, communityId, concerns) => {
  expect(review([to(agentId, { communityId })]).concerns).toMatchObject(concerns);
  expect(review([to(agentId, { communityId })]).concerns).toHaveLength(concerns.length);
});

test('changes in one step are judged together', () => {
  const swapped = [to('bo'), to('ada', { communityId: 'elm', from: 'bo' })];
  expect(review(swapped).concerns).toEqual([]);
});

test('only those who can’t serve at all are refused', () => {
  expect(isRefused(review([to('old')]))).toBe(true);
  expect(isRefused(review([to('kim')]))).toBe(false);
});

describe('nights with another plan', () => {
  const planned = facts({ '2026-11-30': 'ada' });

  test('are named, and stay', () => {
    expect(review([to('kim')], planned)).toMatchObject({
      planned: [{ communityId: 'ash', serviceDate: '2026-11-30', agentId: 'ada' }],
      // Kim has that night off, and does not serve it.
      concerns: [],
    });
    expect(stepOf([to('kim')], false, planned).shifts).toEqual([]);
  });

  test('follow if requested', () => {
    expect(stepOf([to('kim')], true, planned).shifts).toEqual([
      { communityId: 'ash', serviceDate: '2026-11-30', from: { newAgentId: 'ada' }, to: null },
    ]);
    expect(review([to('kim')], planned, true).concerns).toHaveLength(1);
  });
});
