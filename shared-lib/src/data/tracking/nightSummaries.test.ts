import { nightRecordsOf, type ReadNight } from './nightRecordsOf.ts';
import { resultsOf } from './resultsOf.ts';

const monday = '2026-11-23';
const sunday = '2026-11-22';
const totals = (id: string) => ({ id, done: 5, missed: 1, reports: 7 });
const zero = { done: 0, missed: 0, reports: 0 };
const five = { done: 5, missed: 1, reports: 7 };

test.each([
  ['all totals', [totals(monday), totals(sunday)], 0, false, [five, five]],
  ['a night without a report', [totals(sunday)], 0, true, [five, zero]],
  ['a night not summarized yet', [totals(sunday)], 0, false, null],
  ['a night whose totals are damaged', [totals(sunday)], 1, true, null],
  ['damage in a night that was not requested', [totals(monday), totals(sunday)], 1, false, [five, five]],
])('the results of nights: %s', (_, read, damaged, areMade, expected) => {
  const results = resultsOf([sunday, monday], { totals: read, damaged }, areMade);
  expect(results?.map(({ serviceDate: _date, ...result }) => result) ?? null).toEqual(expected);
});

const clockIn = (id: string) => ({
  id,
  communityId: 'ash',
  serviceDate: monday,
  memberId: 'ada',
  status: 'open' as const,
  scheduledStart: null,
  clockInAt: 1,
  clockOutAt: null,
  lateMin: 0,
  breakMin: 0,
  flags: [],
  isApproved: false,
});
const report = (id: string) => ({
  id: `${id}-report`,
  communityId: 'ash',
  serviceDate: monday,
  memberId: 'ada',
  status: 'inProgress' as const,
  unitsTotal: 20,
  unitsServiced: 5,
  unitsSkipped: 1,
  violationsCount: 0,
  missedCheckpoints: 0,
  remarks: [],
});
const shard = (...ids: string[]) => ({
  clockInOuts: ids.map(clockIn),
  shiftReports: ids.map(report),
  damaged: 0,
});
/** A night when one community was served. */
const night = (...ids: string[]): ReadNight => ({
  shards: [shard(...ids), ...Array.from({ length: 7 }, () => shard())],
  damaged: 0,
});
const quiet: ReadNight = { shards: [], damaged: 0 };

test.each([
  ['a night', [night('a', 'b')], false, 'a b'],
  ['two nights', [night('a'), night('b')], false, 'a b'],
  ['a night without a record', [night('a'), quiet], true, 'a'],
  ['a night not summarized yet', [quiet], false, null],
  ['a night without some of its documents', [{ shards: [shard('a')], damaged: 0 }], true, null],
  ['a damaged document', [{ ...night('a'), damaged: 1 }], true, null],
  [
    'a damaged row',
    [{ shards: [{ ...shard('a'), damaged: 1 }, ...night().shards.slice(1)], damaged: 0 }],
    true,
    null,
  ],
])('the records of nights: %s', (_, nights, areMade, expected) => {
  const records = nightRecordsOf(nights, areMade);
  const idsOf = (found: readonly { id: string }[] | undefined) =>
    found?.map(({ id }) => id).join(' ') ?? null;
  expect(idsOf(records?.clockInOuts)).toBe(expected);
  expect(idsOf(records?.shiftReports)?.replaceAll('-report', '') ?? null).toBe(expected);
});
