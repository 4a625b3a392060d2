import { indexAssignments, regularAgentOn, shiftOn } from './shiftOn.ts';

const times = { setOutStart: '18:00', setOutEnd: '20:00', serviceStart: '20:00', binInBy: '09:00' };
const community = {
  id: 'maple',
  serviceDays: ['friday' as const],
  noServiceDates: [],
  pastPlans: [
    {
      until: '2026-07-16',
      serviceDays: ['thursday' as const, 'friday' as const],
      ...times,
      timezone: 'America/New_York',
    },
  ],
  pastAgents: [
    { until: '2026-06-26', memberId: null },
    { until: '2026-07-16', memberId: 'sam' },
    { until: '2026-07-03', memberId: 'lou' },
    { until: '2026-07-17', memberId: 'max' },
  ],
};
const friday = {
  id: 'friday' as const,
  day: 'friday' as const,
  communityId: 'maple',
  customerId: 'olivia',
  memberId: 'kim',
};
const assignments = indexAssignments([friday], []);

// 16 July 2026 is a Thursday.
test.each<[string, string, string | null]>([
  ['a past night keeps the specialist who was removed with its service day', '2026-07-16', 'sam'],
  ['a later one isn’t served', '2026-07-23', null],
  ['a night keeps the specialist who was replaced after it', '2026-07-17', 'max'],
  ['an earlier night keeps the specialist they replaced', '2026-07-03', 'lou'],
  ['before them no one served', '2026-06-26', null],
  ['a later night has the current specialist', '2026-07-24', 'kim'],
  ['no one serves on a day without service', '2026-07-15', null],
])('%s', (_, date, agentId) => {
  expect(regularAgentOn(community, date, assignments)).toBe(agentId);
  expect(shiftOn(community, date, assignments)?.agentId ?? null).toBe(agentId);
});
