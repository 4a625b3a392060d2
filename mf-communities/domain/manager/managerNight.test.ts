import { weekdays } from 'shared-lib/domain';
import { datesBetween, managerNightOf, type NightRecords } from './managerNight.ts';
import { monthAfter, monthBefore, monthSpan, statementOf } from './managerStatement.ts';

const at = (time: string) => Date.parse(time);
const community = {
  serviceDays: [...weekdays],
  noServiceDates: [] as string[],
  serviceStart: '20:00',
  timezone: 'America/New_York',
  totalUnits: 48,
  since: null as string | null,
};
const nothing: NightRecords = { clockInOuts: [], shiftReports: [], doors: [], isCalledOff: false };
const shift = (from: string, to: string | null, status = to === null ? 'open' : 'closed') => ({
  status,
  clockInAt: at(from),
  clockOutAt: to === null ? null : at(to),
});
const noOne = { status: 'missed', clockInAt: null, clockOutAt: null };
const report = (status: string, unitsServiced = 0, unitsSkipped = 0) => ({
  status,
  unitsTotal: 50,
  unitsServiced,
  unitsSkipped,
  startedAt: null,
  submittedAt: null,
});

const nightOf = (
  date: string,
  records: Partial<NightRecords> = {},
  fields: Partial<typeof community> = {},
  now = at('2026-07-15T21:00-04:00'),
  tonight = '2026-07-15',
) => managerNightOf(date, { ...community, ...fields }, { ...nothing, ...records }, { tonight, now });

const tonight = '2026-07-15';
const served = shift('2026-07-14T20:02-04:00', '2026-07-15T00:40-04:00');
const off = { serviceDays: ['monday' as const] };
const closed = { noServiceDates: ['2026-07-14', tonight] };

test.each<[string, ReturnType<typeof nightOf>, string, string | null]>([
  ['someone came and left after midnight', nightOf('2026-07-14', { clockInOuts: [served] }), 'served', null],
  [
    'someone is there',
    nightOf(tonight, { clockInOuts: [shift('2026-07-15T20:01-04:00', null)] }),
    'inProgress',
    null,
  ],
  [
    'one of two is still there',
    nightOf(tonight, {
      clockInOuts: [
        shift('2026-07-15T20:01-04:00', '2026-07-15T20:40-04:00'),
        shift('2026-07-15T20:05-04:00', null),
      ],
    }),
    'inProgress',
    null,
  ],
  [
    'an older night without a clock-out',
    nightOf('2026-07-14', { clockInOuts: [shift('2026-07-14T20:01-04:00', null)] }),
    'served',
    null,
  ],
  ['only a report', nightOf('2026-07-14', { shiftReports: [report('approved', 40)] }), 'served', null],
  [
    'a report that is not submitted',
    nightOf('2026-07-14', { shiftReports: [report('inProgress')] }),
    'noRecord',
    null,
  ],
  [
    'no one came',
    nightOf('2026-07-14', { clockInOuts: [noOne], shiftReports: [report('missed')] }),
    'missed',
    null,
  ],
  ['no one came, then someone did', nightOf('2026-07-14', { clockInOuts: [noOne, served] }), 'served', null],
  ['no records', nightOf('2026-07-14'), 'noRecord', null],
  ['called off', nightOf('2026-07-14', { isCalledOff: true }), 'calledOff', null],
  [
    'called off, and someone came',
    nightOf('2026-07-14', { isCalledOff: true, clockInOuts: [served] }),
    'served',
    null,
  ],
  ['before it begins', nightOf(tonight, {}, {}, at('2026-07-15T20:09:59-04:00')), 'scheduled', null],
  ['late to the minute', nightOf(tonight, {}, {}, at('2026-07-15T20:10-04:00')), 'late', null],
  ['a future night', nightOf('2026-07-16'), 'scheduled', null],
  ['a closure', nightOf('2026-07-14', {}, closed), 'noService', 'closed'],
  ['a closure, and someone came', nightOf('2026-07-14', { clockInOuts: [served] }, closed), 'served', null],
  ['no service day', nightOf('2026-07-14', {}, off), 'noService', 'off'],
  ['before the community existed', nightOf('2026-07-14', {}, { since: tonight }), 'noService', 'notYet'],
])('%s', (_, night, state, why) => {
  expect([night.state, night.why]).toEqual([state, why]);
});

// 20:10 local time, even if clocks change that night.
test.each([
  ['New York, clocks go forward', 'America/New_York', '2026-03-07', '2026-03-07T20:10-05:00'],
  ['New York, clocks go back', 'America/New_York', '2026-10-31', '2026-10-31T20:10-04:00'],
  ['Phoenix, clocks stay', 'America/Phoenix', '2026-03-07', '2026-03-07T20:10-07:00'],
])('%s: late from ten past', (_, timezone, date, moment) => {
  const state = (now: number) => nightOf(date, {}, { timezone }, now, date).state;
  expect([state(at(moment) - 1), state(at(moment))]).toEqual(['scheduled', 'late']);
});

const door = (
  outcome: 'collected' | 'notOut' | 'notCollected',
  reason: 'access' | 'setOut' | null = null,
) => ({
  outcome,
  reason,
});

test('doors are counted by their result, with the reasons for missed ones', () => {
  const doors = [
    door('collected'),
    door('collected'),
    door('notOut'),
    door('notCollected', 'access'),
    door('notCollected', 'setOut'),
    door('notCollected', 'access'),
    door('notCollected'),
  ];
  const night = nightOf('2026-07-14', {
    doors,
    clockInOuts: [served],
    shiftReports: [report('approved', 9, 9)],
  });
  expect(night.doors).toEqual({
    served: 3,
    notOut: 1,
    left: 4,
    total: 50,
    reasons: [
      { reason: 'setOut', count: 1 },
      { reason: 'access', count: 2 },
      { reason: 'other', count: 1 },
    ],
  });
  expect([night.startedAt, night.endedAt]).toEqual([served.clockInAt, served.clockOutAt]);
});

test('two rounds that count the same doors never exceed the doors', () => {
  const night = nightOf('2026-07-14', {
    shiftReports: [report('approved', 40, 6), report('approved', 30, 4)],
  });
  expect(night.doors).toMatchObject({ served: 50, left: 0, total: 50 });
});

test('without door records the reports’ counts are used', () => {
  const night = nightOf('2026-07-14', { shiftReports: [report('approved', 40, 3)] });
  expect(night.doors).toEqual({
    served: 40,
    notOut: 0,
    left: 3,
    total: 50,
    reasons: [{ reason: 'other', count: 3 }],
  });
});

test('a month: closures are not planned, nights without records are counted, and unfinished nights are not', () => {
  const nights = datesBetween('2026-07-01', '2026-07-31').map((date) => {
    const fields = {
      serviceDays: weekdays.filter((day) => day !== 'sunday'),
      noServiceDates: ['2026-07-04'],
    };
    const came = { clockInOuts: [shift(`${date}T20:02-04:00`, `${date}T22:40-04:00`)] };
    if (date === '2026-07-08') return nightOf(date, { clockInOuts: [noOne] }, fields);
    if (date === '2026-07-09' || date === '2026-07-04') return nightOf(date, {}, fields);
    if (date === '2026-07-10') {
      return nightOf(date, { ...came, doors: [door('collected'), door('notCollected', 'access')] }, fields);
    }
    return nightOf(date, date < tonight ? came : {}, fields);
  });
  const statement = statementOf(nights);
  // Of 14 nights one is a closure; two Sundays were served beyond the plan.
  expect(statement).toMatchObject({
    planned: 11,
    served: 9,
    noRecord: 1,
    closed: 1,
    extra: 2,
    doorsServed: 1,
    doorsLeft: 1,
    reasons: [{ reason: 'access', count: 1 }],
  });
  expect(statement.exceptions.map(({ date, state }) => [date, state])).toEqual([
    ['2026-07-08', 'missed'],
    ['2026-07-09', 'noRecord'],
    ['2026-07-10', 'served'],
  ]);
});

test('a month of only closures has no planned night', () => {
  const dates = datesBetween('2026-02-01', '2026-02-28');
  const statement = statementOf(dates.map((date) => nightOf(date, {}, { noServiceDates: dates })));
  expect(statement).toMatchObject({ planned: 0, served: 0, closed: 28, exceptions: [] });
});

test.each([
  ['2026-02', '2026-02-28', '2026-03', '2026-01'],
  ['2028-02', '2028-02-29', '2028-03', '2028-01'],
  ['2026-12', '2026-12-31', '2027-01', '2026-11'],
  ['2026-01', '2026-01-31', '2026-02', '2025-12'],
])('the month %s', (month, last, after, before) => {
  expect(monthSpan(month)).toEqual({ from: `${month}-01`, to: last });
  expect([monthAfter(month), monthBefore(month)]).toEqual([after, before]);
});
