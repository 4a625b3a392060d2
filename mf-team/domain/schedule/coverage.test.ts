import {
  indexAssignments,
  indexAvailability,
  shiftOn,
  type AssignedAgent,
  type ScheduleNight,
} from 'shared-lib/domain';
import { coverageGap, permanentGaps, type CoverageGap } from './coverage.ts';

const tuesday = '2026-11-17';
const tuesdays = [tuesday, '2026-11-24', '2026-12-01', '2026-12-08'];
const community = { id: 'maple', serviceDays: ['tuesday' as const], noServiceDates: [] as string[] };
const closed = { ...community, noServiceDates: [tuesday] };
const sam: AssignedAgent = {
  id: 'tuesday',
  day: 'tuesday',
  communityId: 'maple',
  customerId: 'olivia',
  memberId: 'sam',
};
const night = (newAgentId: string | null, id = tuesday): ScheduleNight => ({
  id,
  schedule: [{ communityId: 'maple', newAgentId }],
  lastUpdated: null,
});
const off = (status: 'approved' | 'pending') => ({
  userId: 'sam',
  status,
  requestType: 'requestOff',
  requestDate: tuesday,
});

interface Facts {
  readonly place?: typeof community;
  readonly regular?: AssignedAgent[];
  readonly nights?: ScheduleNight[];
  readonly requests?: ReturnType<typeof off>[];
  readonly inactive?: boolean;
  readonly isOver?: boolean;
}

function gapOn(date: string, facts: Facts): CoverageGap | null | 'no shift' {
  const {
    place = community,
    regular = [],
    nights = [],
    requests = [],
    inactive = false,
    isOver = false,
  } = facts;
  const assignments = indexAssignments(regular, nights);
  const shift = shiftOn(place, date, assignments);
  const team = [
    { id: 'sam', isActive: !inactive },
    { id: 'kim', isActive: true },
  ];
  return shift
    ? coverageGap(place, shift, assignments, indexAvailability(team, requests), isOver)
    : 'no shift';
}

const once = (reason: CoverageGap['reason']): CoverageGap => ({ reason, isPermanent: false });
const permanent: CoverageGap = { reason: 'unassigned', isPermanent: true };

test.each<[string, Facts, CoverageGap | null | 'no shift']>([
  ['a regular specialist', { regular: [sam] }, null],
  ['no regular specialist', {}, permanent],
  ['no regular specialist, in the past', { isOver: true }, permanent],
  ['a substitute where no one is regular', { nights: [night('kim')] }, null],
  ['a removed specialist', { regular: [sam], nights: [night(null)] }, once('unassigned')],
  ['no one, where no one is regular', { nights: [night(null)] }, permanent],
  ['an approved day off', { regular: [sam], requests: [off('approved')] }, once('timeOff')],
  ['a pending day off', { regular: [sam], requests: [off('pending')] }, null],
  [
    'a day off with a substitute',
    { regular: [sam], nights: [night('kim')], requests: [off('approved')] },
    null,
  ],
  [
    'assigned in spite of the day off',
    { regular: [sam], nights: [night('sam')], requests: [off('approved')] },
    null,
  ],
  ['a day off in the past', { regular: [sam], requests: [off('approved')], isOver: true }, null],
  ['a former specialist', { regular: [sam], inactive: true }, once('inactive')],
  ['a former specialist, in the past', { regular: [sam], inactive: true, isOver: true }, null],
  ['a closure', { place: closed }, 'no shift'],
])('%s', (_, facts, expected) => {
  expect(gapOn(tuesday, facts)).toEqual(expected);
});

test('a day without service isn’t a gap, and neither is an extra service', () => {
  expect(gapOn('2026-11-18', {})).toBe('no shift');
  expect(gapOn('2026-11-18', { nights: [night('kim', '2026-11-18')] })).toBeNull();
});

test.each<[string, Facts, string | null]>([
  ['no regular specialist', {}, tuesday],
  ['a closure on its next night', { place: closed }, '2026-11-24'],
  ['a substitute on its next night', { nights: [night('kim')] }, '2026-11-24'],
  ['every next night covered', { nights: tuesdays.map((date) => night('kim', date)) }, null],
  ['a regular specialist', { regular: [sam], nights: [night(null)] }, null],
  ['a day off', { regular: [sam], requests: [off('approved')] }, null],
])('a permanent gap is counted once: %s', (_, facts, next) => {
  const { place = community, regular = [], nights = [], requests = [] } = facts;
  const availability = indexAvailability([{ id: 'sam', isActive: true }], requests);
  const gaps = permanentGaps([place], indexAssignments(regular, nights), availability, '2026-11-15');
  expect(gaps).toEqual(next === null ? [] : [{ communityId: 'maple', day: 'tuesday', next }]);
});

test('a community’s gaps are in the order of their next nights', () => {
  const place = { ...community, serviceDays: ['tuesday' as const, 'sunday' as const, 'friday' as const] };
  const gaps = permanentGaps(
    [place],
    indexAssignments([sam], []),
    indexAvailability([{ id: 'sam', isActive: true }], []),
    '2026-11-17',
  );
  expect(gaps.map(({ next }) => next)).toEqual(['2026-11-20', '2026-11-22']);
});
