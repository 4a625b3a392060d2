import { indexAssignments, regularAgentOn, shiftOn } from './shiftsOfNight.ts';

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
  ['a past night keeps who was removed with its service day', '2026-07-16', 'sam'],
  ['a later one isn’t served', '2026-07-23', null],
  ['a night keeps who was replaced after it', '2026-07-17', 'max'],
  ['an earlier one keeps who was replaced by them', '2026-07-03', 'lou'],
  ['before them nobody served', '2026-06-26', null],
  ['a later one has who is assigned now', '2026-07-24', 'kim'],
  ['on a day without service nobody serves', '2026-07-15', null],
])('%s', (_, date, agentId) => {
  expect(regularAgentOn(community, date, assignments)).toBe(agentId);
  expect(shiftOn(community, date, assignments)?.agentId ?? null).toBe(agentId);
});
