import { scorePeriod, type ScoredShift } from 'mf-tracking/domain';
import { scoreRows } from './scoreRows.ts';

const period = scorePeriod('2026-11-28', 30);
const shift = (fields: Partial<ScoredShift>): ScoredShift => ({
  serviceDate: '2026-11-20',
  communityId: 'maple',
  memberId: 'sam',
  start: 'onTime',
  workedMin: 60,
  doorsServed: 10,
  doorsExpected: 10,
  reports: 1,
  returned: 0,
  violations: 0,
  flagged: 0,
  ...fields,
});
const requests = [
  { communityId: 'maple', serviceDate: '2026-11-01', count: 2 },
  { communityId: 'maple', serviceDate: '2026-10-10', count: 5 },
];
const shifts = [
  shift({}),
  shift({ communityId: 'cedar', start: 'late' }),
  shift({ serviceDate: '2026-10-10' }),
  shift({ memberId: null, communityId: 'birch', start: 'missed' }),
  shift({ memberId: 'former', serviceDate: '2026-10-10' }),
];

test.each([
  ['member', [['SAM', 2, 1, 0]]],
  [
    'community',
    [
      ['MAPLE', 1, 1, 2],
      ['CEDAR', 1, 0, 0],
      ['BIRCH', 1, 0, 0],
    ],
  ],
] as const)('each %s with shifts in the period has a row, with the period before', (scope, expected) => {
  const rows = scoreRows(scope, { shifts, requests }, period, (id) => id.toUpperCase());
  expect(
    rows.map(({ name, score, previous }) => [name, score.shifts, previous.shifts, score.requests]),
  ).toEqual(expected);
});
