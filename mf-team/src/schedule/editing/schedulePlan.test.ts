import type { AssignedAgent, Weekday } from 'shared-lib/domain';
import { planRegularAgain, planStep, type PlannedStep } from './planStep.ts';
import { refusedAgents, schedulePlanOf } from './schedulePlan.ts';

/** Two Mondays. */
const dates = ['2026-11-23', '2026-11-30'] as const;
const [monday, next] = dates;
const now = Date.parse('2026-11-23T12:00-05:00');

const community = (id: string) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart: '20:00',
  serviceDays: ['monday'] as Weekday[],
  noServiceDates: [],
});
const regular = (communityId: string, memberId: string): AssignedAgent => ({
  id: 'monday',
  day: 'monday',
  communityId,
  customerId: 'olivia',
  memberId,
});

/** Old, who is inactive, serves Fir regularly; on the first Monday Ada fills in. Ada serves Ash. */
const plan = schedulePlanOf(
  {
    communities: ['ash', 'elm', 'fir'].map(community),
    assignedAgents: [regular('ash', 'ada'), regular('fir', 'old')],
    scheduleNights: [
      { id: monday, schedule: [{ communityId: 'fir', newAgentId: 'ada' }], lastUpdated: null },
    ],
    team: ['ada', 'old'].map((id) => ({ id, fullName: id, isActive: id !== 'old' })),
    requestRecords: [],
  },
  dates,
);
const at = (communityId: string, serviceDate: string = monday) => ({ communityId, serviceDate });

test.each<[string, PlannedStep, string[]]>([
  ['someone active, at the same hour', planStep([at('elm')], 'ada', 'night', plan, now), []],
  ['someone inactive', planStep([at('ash'), at('elm')], 'old', 'night', plan, now), ['old']],
  ['someone inactive for every week', planStep([at('elm')], 'old', 'week', plan, now), ['old']],
  ['someone unknown', planStep([at('elm')], 'gone', 'night', plan, now), ['gone']],
  ['nobody', planStep([at('fir', next)], null, 'night', plan, now), []],
  ['someone inactive who serves regularly', planRegularAgain([at('fir')], plan), ['old']],
  ['someone inactive who keeps a shift', planRegularAgain([at('fir', next)], plan), []],
])('a step that gives shifts to %s', (_, { changes, concerns }, agents) => {
  expect(refusedAgents(changes, concerns, dates)).toEqual(agents);
});
