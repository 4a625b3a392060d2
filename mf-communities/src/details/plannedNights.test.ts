import type { AssignedAgent, ScheduleNight } from 'shared-lib/domain';
import { plannedNights, weekFrom } from './plannedNights.ts';

// 2026-11-20 is a Friday.
const maple = {
  id: 'maple',
  serviceDays: ['monday' as const, 'friday' as const],
  noServiceDates: ['2026-11-27'],
};
const friday: AssignedAgent = {
  id: 'friday',
  day: 'friday',
  communityId: 'maple',
  customerId: 'olivia',
  memberId: 'nadia',
};
const night = (id: string, newAgentId: string | null, communityId = 'maple'): ScheduleNight => ({
  id,
  schedule: [{ communityId, newAgentId }],
  lastUpdated: null,
});

test.each([
  ['its regular specialist', '2026-11-20', [], { service: 'served', agentId: 'nadia', changed: false }],
  ['no one assigned', '2026-11-23', [], { service: 'served', agentId: null, changed: false }],
  ['a weekday without service', '2026-11-21', [], { service: 'off', agentId: null, changed: false }],
  ['a closure', '2026-11-27', [], { service: 'closed', agentId: null, changed: false }],
  [
    'another specialist for the night',
    '2026-11-20',
    [night('2026-11-20', 'sam')],
    { service: 'served', agentId: 'sam', changed: true },
  ],
  [
    'a cleared night',
    '2026-11-20',
    [night('2026-11-20', null)],
    { service: 'served', agentId: null, changed: true },
  ],
  [
    'an extra night',
    '2026-11-21',
    [night('2026-11-21', 'sam')],
    { service: 'served', agentId: 'sam', changed: true },
  ],
  [
    'another community’s change',
    '2026-11-20',
    [night('2026-11-20', 'sam', 'harbor')],
    { service: 'served', agentId: 'nadia', changed: false },
  ],
])('%s', (_, date, schedule, expected) => {
  expect(plannedNights(maple, [date], [friday], schedule)).toEqual([{ date, ...expected }]);
});

test('a week runs over the end of a month', () => {
  expect(weekFrom('2026-11-27')).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ]);
});
