import { readDocument } from 'shared-lib/domain';
import type { NightRequests } from './score.ts';
import { aShift } from './score.fixture.ts';
import { scoreMonthFields, scoreMonthSchema, scoreMonthsOf, withScoredNight } from './scoreMonth.ts';
import type { ScoredShift } from './scoredShift.ts';

const requests: readonly NightRequests[] = [
  { communityId: 'cedar', serviceDate: '2026-11-01', count: 1 },
  { communityId: 'maple', serviceDate: '2026-11-09', count: 2 },
  { communityId: 'maple', serviceDate: '2026-11-30', count: 40 },
];

const stored = (shifts: readonly ScoredShift[], fields: object = {}) =>
  readDocument(scoreMonthSchema, 'customers/olivia/scoreMonths/2026-11', {
    ...scoreMonthFields('2026-11', { shifts, requests }, true),
    updatedAt: null,
    ...fields,
  });

const shifts = [
  aShift({ serviceDate: '2026-11-01', memberId: null, start: 'missed', workedMin: 0, reports: 0 }),
  aShift({ serviceDate: '2026-11-20' }),
  aShift({ serviceDate: '2026-11-02', start: 'unknown', flagged: 3 }),
  aShift({ serviceDate: '2026-11-30', start: 'late', returned: 1 }),
  aShift({
    communityId: 'cedar',
    serviceDate: '2026-11-20',
    reports: 2,
    doorsServed: 1_296,
    doorsExpected: 1_300,
  }),
];

const keyOf = ({ communityId, memberId, serviceDate }: ScoredShift) =>
  `${communityId} ${memberId} ${serviceDate}`;

const sorted = (some: readonly ScoredShift[]) =>
  some.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

test('a month from before requests were counted is rebuilt', () => {
  expect(stored(shifts, { requests: undefined })).toMatchObject({
    ok: true,
    value: { isComplete: false, requests: [], damaged: 0 },
  });
});

test('a month reads back as the same shifts and requests, in any order the same text', () => {
  const read = stored(shifts);
  expect(read.ok && read.value).toMatchObject({ month: '2026-11', isComplete: true, damaged: 0 });
  expect(read.ok && sorted(read.value.shifts)).toEqual(sorted(shifts));
  expect(read.ok && read.value.requests).toEqual(requests);
  expect(
    scoreMonthFields('2026-11', { shifts: shifts.toReversed(), requests: requests.toReversed() }, true),
  ).toEqual(scoreMonthFields('2026-11', { shifts, requests }, true));
});

test.each([
  ['a row that is none', { shifts: 'maple/sam|20x5' }, 1],
  ['a row next to a readable one', { shifts: 'maple/sam|ko5\nmaple/cole|' }, 1],
  ['requests that are none', { requests: 'maple|0' }, 1],
  ['an empty month', { shifts: '', requests: '' }, 0],
])('%s', (_, fields, damaged) => {
  expect(stored([], fields)).toMatchObject({ ok: true, value: { damaged } });
});

test('each month has its own summary', () => {
  const of = scoreMonthsOf({
    shifts: [...shifts, aShift({ serviceDate: '2026-12-01' })],
    requests: [...requests, { communityId: 'maple', serviceDate: '2026-10-31', count: 1 }],
  });
  expect(of.map(({ month }) => month).sort()).toEqual(['2026-10', '2026-11', '2026-12']);
});

test.each<[string, string[] | null, ScoredShift[], string[]]>([
  ['of one community', ['maple'], [aShift({ workedMin: 7 })], ['cedar 120', 'maple 7']],
  ['of all communities', null, [aShift({ workedMin: 7 })], ['maple 7']],
  ['whose shifts are gone', ['maple'], [], ['cedar 120']],
])('a night is replaced, however often: %s', (_, communityIds, current, expected) => {
  const once = withScoredNight(shifts, '2026-11-20', communityIds, current);
  const twice = withScoredNight(once, '2026-11-20', communityIds, current);
  expect(sorted(twice)).toEqual(sorted(once));
  expect(
    twice
      .filter(({ serviceDate }) => serviceDate === '2026-11-20')
      .map(({ communityId, workedMin }) => `${communityId} ${workedMin}`)
      .sort(),
  ).toEqual(expected);
  expect(twice.length - expected.length).toBe(3);
});
