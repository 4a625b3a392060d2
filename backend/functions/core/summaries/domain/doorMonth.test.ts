import * as fc from 'fast-check';
import {
  readDocument,
  serviceOutcomes,
  serviceReasons,
  doorMonthSchema,
  doorRowsOf,
  monthOf,
  type DoorNight,
  type DoorRow,
} from 'shared-lib/domain';
import { withNight } from 'shared-lib/domain/summaries';
import { nightIndex } from '../../../../../shared-lib/src/domain/summary/doorMonth.ts';
import { doorMonth, doorMonthsOf, expectedNightsOf, logsIn } from './doorMonth.ts';

const nights = fc
  .record({
    outcome: fc.constantFrom(...serviceOutcomes),
    reason: fc.option(fc.constantFrom(...serviceReasons)),
    logs: fc.integer({ min: 1, max: 9999 }),
  })
  .map((night): DoorNight => ({ ...night, reason: night.outcome === 'notCollected' ? night.reason : null }));

const isSome = (night: DoorNight | null | undefined) => night !== null && night !== undefined;

const rows = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-zA-Z0-9|~=-]{1,20}$/),
    nights: fc
      .array(fc.option(nights), { maxLength: 31 })
      .map((list) => list.slice(0, list.findLastIndex(isSome) + 1)),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);

const readBack = (doors: readonly DoorRow[], fault: object = {}) =>
  readDocument(doorMonthSchema, 'doorMonths/maple_2026-11', {
    ...doorMonth('maple', '2026-11', doors, []),
    ...fault,
  });

test('a month survives a round trip', () => {
  fc.assert(
    fc.property(rows, (doors) => {
      const read = readBack(doors);
      const some = doors.filter((row) => row.nights.some(isSome));
      expect(read).toMatchObject({ ok: true, value: { communityId: 'maple', month: '2026-11', damaged: 0 } });
      expect(read.ok && new Set(read.value.doors)).toEqual(new Set(some));
    }),
  );
});

test.each([
  ['an invalid letter', 'a-101|.q'],
  ['one night too many', `a-101|${'c'.repeat(32)}`],
  ['a number without a night', 'a-101|2c'],
])('a row with %s is skipped', (_, doors) => {
  expect(readBack([], { doors: `${doors}\nb-101|c` })).toMatchObject({
    ok: true,
    value: { damaged: 1, doors: [{ id: 'b-101' }] },
  });
});

const log = (id: string, unitId: string, serviceDate: string, more: object = {}) => ({
  id,
  communityId: 'maple',
  unitId,
  serviceDate,
  servicedAt: 1,
  corrected: null,
  outcome: 'collected' as const,
  reason: null,
  ...more,
});

test('a row has each night’s final outcome and its number of entries', () => {
  const correction = { id: 'x', outcome: 'notOut' as const, by: null, at: null };
  const logs = [
    log('1', 'a-101', '2026-11-02'),
    log('2', 'a-101', '2026-11-02', { servicedAt: 2, outcome: 'notCollected', reason: 'access' }),
    log('3', 'a-101', '2026-11-30', { corrected: correction }),
    log('4', 'a-102', '2026-11-01', { outcome: 'notOut' }),
  ];
  const doors = doorRowsOf(logs);
  expect(doorMonth('maple', '2026-11', doors, []).doors).toBe('a-101|.a2...........................c\n~B2|n');
  expect(logsIn(doors)).toBe(4);
});

test('the first and last night of months, and nights when clocks change, have separate places', () => {
  const dates = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', '2027-02-28', '2026-03-08'];
  const months = doorMonthsOf(
    'olivia',
    dates.map((date) => log(date, 'a-101', date)),
    [],
  );
  expect(months.map(({ path, data }) => [path.split('/').at(-1), data.doors.slice(6)])).toEqual([
    ['maple_2026-10', `${'.'.repeat(30)}c`],
    ['maple_2026-11', `c${'.'.repeat(28)}c`],
    ['maple_2026-12', 'c'],
    ['maple_2027-02', `${'.'.repeat(27)}c`],
    ['maple_2026-03', `${'.'.repeat(7)}c`],
  ]);
  expect([monthOf('2026-11-30'), nightIndex('2026-11-30')]).toEqual(['2026-11', 29]);
});

test('a night that no longer has an entry is empty again', () => {
  const [row] = doorRowsOf([log('1', 'a-101', '2026-11-02'), log('2', 'a-101', '2026-11-05')]);
  expect(withNight(row!, '2026-11-05', null).nights).toHaveLength(2);
  const empty = withNight({ id: 'a', nights: [] }, '2026-11-05', null);
  expect(doorMonth('maple', '2026-11', [empty], []).doors).toBe('');
});

test('a month has each night’s expected doors, from that night’s reports', () => {
  const report = (serviceDate: string, unitsTotal: number) => ({
    communityId: 'maple',
    serviceDate,
    unitsTotal,
  });
  const reports = [
    report('2026-11-02', 46),
    report('2026-11-04', 44),
    // Two specialists shared this night: each report counts all doors.
    report('2026-11-04', 45),
    report('2026-11-06', 0),
    report('2026-10-30', 50),
  ];
  const [month] = doorMonthsOf('olivia', [log('1', 'a-101', '2026-11-02')], reports);
  expect(month?.data.expected).toBe(',46,,45');
  const read = readDocument(doorMonthSchema, 'doorMonths/maple_2026-11', month?.data ?? {});
  expect(read).toMatchObject({ ok: true, value: { expected: [null, 46, null, 45] } });
  const of = expectedNightsOf([report('2026-12-31', 7)]);
  expect(readBack([], { expected: doorMonth('maple', '2026-12', [], of).expected })).toMatchObject({
    value: { expected: [...Array.from({ length: 30 }, () => null), 7] },
  });
});

test.each([
  ['a month older than this field', undefined],
  ['a damaged text', '46,many'],
  ['nights beyond the month', ','.repeat(31)],
])('%s has no expected doors', (_, expected) => {
  const { expected: _kept, ...rest } = doorMonth('maple', '2026-11', [], []);
  const read = readDocument(doorMonthSchema, 'doorMonths/maple_2026-11', {
    ...rest,
    ...(expected !== undefined && { expected }),
  });
  expect(read).toMatchObject({ ok: true, value: { expected: null, damaged: 0 } });
});
