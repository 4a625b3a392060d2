import type { AssignedAgent, Weekday } from 'shared-lib/domain';
import { needsConfirmation, dropOf, type Carried, type Drop } from './dropOf.ts';
import { schedulePlanOf } from './schedulePlan.ts';

/** A Monday and a Tuesday. */
const monday = '2026-11-23';
const tuesday = '2026-11-24';

const community = (id: string, serviceStart: string, noServiceDates: string[] = []) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart,
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

/**
 * At 8: Ada serves Ash, inactive Old serves Fir, and Oak is unassigned. Bo serves Elm at 10. Yew is closed.
 * Kim is off.
 */
const plan = schedulePlanOf(
  {
    communities: [
      community('ash', '20:00'),
      community('elm', '22:00'),
      community('fir', '20:00'),
      community('oak', '20:00'),
      community('yew', '20:00', [monday]),
    ],
    assignedAgents: [regular('ash', 'ada'), regular('elm', 'bo'), regular('fir', 'old')],
    scheduleNights: [],
    team: ['ada', 'bo', 'kim', 'old'].map((id) => ({ id, fullName: id, isActive: id !== 'old' })),
    requestRecords: [
      {
        requests: [{ userId: 'kim', status: 'approved', requestType: 'requestOff', requestDate: monday }],
      },
    ],
  },
  [monday, tuesday],
);

const at = (communityId: string, serviceDate = monday) => ({ communityId, serviceDate });
const lifted = (agentId: string, communityId: string): Carried => ({ agentId, from: at(communityId) });
const listed = (agentId: string): Carried => ({ agentId, from: null });

const inShort = (drop: Drop) =>
  drop.kind === 'refused'
    ? drop.reason
    : [drop.kind, ...drop.wishes.map((wish) => `${wish.communityId}=${wish.agentId}`)].join(' ');

test.each<[string, Carried, ReturnType<typeof at>, boolean, string, boolean]>([
  ['onto another specialist’s shift', lifted('ada', 'ash'), at('elm'), false, 'swap elm=ada ash=bo', false],
  ['onto one with Alt', lifted('ada', 'ash'), at('elm'), true, 'replace elm=ada ash=null', false],
  ['onto an unassigned shift', lifted('ada', 'ash'), at('oak'), false, 'move oak=ada ash=null', false],
  [
    'onto a night without service',
    lifted('ada', 'ash'),
    at('elm', tuesday),
    false,
    'move elm=ada ash=null',
    false,
  ],
  [
    'onto someone inactive, who can’t swap',
    lifted('ada', 'ash'),
    at('fir'),
    false,
    'replace fir=ada ash=null',
    false,
  ],
  ['onto their own shift', lifted('ada', 'ash'), at('ash'), false, 'same', false],
  ['onto a closed night', lifted('ada', 'ash'), at('yew'), false, 'closed', false],
  ['someone inactive', lifted('old', 'fir'), at('oak'), false, 'inactive', false],
  ['from the list onto an unassigned shift', listed('bo'), at('oak'), false, 'assign oak=bo', false],
  ['from the list onto another specialist’s shift', listed('bo'), at('ash'), false, 'replace ash=bo', false],
  ['from the list at the same hour', listed('ada'), at('oak'), false, 'assign oak=ada', true],
  ['from the list on a night off', listed('kim'), at('oak'), false, 'assign oak=kim', true],
  ['from the list onto their own shift', listed('ada'), at('ash'), false, 'same', false],
  ['onto a deleted community', listed('ada'), at('gone'), false, 'closed', false],
])('%s', (_, carried, target, replace, short, asks) => {
  const drop = dropOf(carried, target, replace, plan);
  expect(inShort(drop)).toBe(short);
  expect(needsConfirmation(drop.kind === 'refused' ? [] : drop.concerns)).toBe(asks);
});

test('a swap checks both sides as they will be afterward', () => {
  // Bo would overlap as before the swap only if his old shift still counted.
  const drop = dropOf(lifted('ada', 'ash'), at('elm'), false, plan);
  expect(drop).toMatchObject({ concerns: [], present: 'bo' });
  const changed = drop.kind === 'refused' ? [] : drop.changes.shifts;
  expect(changed.map(({ communityId, to }) => [communityId, to?.newAgentId])).toEqual([
    ['elm', 'ada'],
    ['ash', 'bo'],
  ]);
});
