import type { ManagerNight } from 'mf-communities/domain';
import { calendarDays, monthSteps, nightAfterKey, statementMonths } from './nightsMonth.ts';

const tonight = '2026-11-20';
const nightOf = (fields: Partial<ManagerNight>, served = 0, left = 0, total = 50): ManagerNight => ({
  date: '2026-11-12',
  state: 'noService',
  why: null,
  isPlanned: true,
  startedAt: null,
  endedAt: null,
  doors: { served, notOut: 0, left, total, reasons: [] },
  ...fields,
});

test.each<[string, ManagerNight, string, string | null, boolean]>([
  ['served, every door', nightOf({ state: 'served' }, 50), 'served', '50/50', true],
  ['served, doors missed', nightOf({ state: 'served' }, 48, 2), 'partly', '48/50', true],
  ['served, doors without a record', nightOf({ state: 'served' }, 48), 'served', '48/50', true],
  ['served, number of doors unknown', nightOf({ state: 'served' }, 0, 0, 0), 'served', null, true],
  ['missed', nightOf({ state: 'missed' }, 0, 50), 'missed', null, true],
  ['no record', nightOf({ state: 'noRecord' }), 'noRecord', null, true],
  ['canceled', nightOf({ state: 'calledOff' }), 'calledOff', null, true],
  ['tonight, late', nightOf({ state: 'late', date: tonight }), 'late', null, true],
  ['in progress', nightOf({ state: 'inProgress', date: tonight }, 7, 1), 'inProgress', '7/50', true],
  ['tonight, before it begins', nightOf({ state: 'scheduled', date: tonight }), 'scheduled', null, true],
  ['in the future', nightOf({ state: 'scheduled', date: '2026-11-21' }), 'scheduled', null, false],
  ['a past closure', nightOf({ why: 'closed' }), 'closed', null, true],
  ['a future closure', nightOf({ why: 'closed', date: '2026-11-26' }), 'closed', null, false],
  ['no service that weekday', nightOf({ why: 'off' }), 'off', null, false],
  ['before service began', nightOf({ why: 'notYet' }), 'off', null, false],
])('%s', (_, night, look, figure, hasPage) => {
  const day = calendarDays([night], tonight).get(night.date);
  expect(day).toMatchObject({ night, look, hasPage });
  expect(day?.doors ? `${day.doors.served}/${day.doors.total}` : null).toBe(figure);
});

test('the overview lists six months', () => {
  expect(statementMonths('2026-02-28')).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
    '2025-10',
    '2025-09',
  ]);
});

test.each<[string, string, ManagerNight[], string | null, string | null]>([
  ['this month', '2026-11', [], '2026-10', null],
  ['a month in between', '2026-09', [], '2026-08', '2026-10'],
  ['the earliest listed', '2026-06', [], null, '2026-07'],
  ['an earlier one, from an old address', '2024-12', [], null, '2025-01'],
  ['a later one', '2027-01', [], '2026-12', null],
  ['service began later', '2026-09', [nightOf({ date: '2026-09-01', why: 'notYet' })], null, '2026-10'],
  ['no service on the first', '2026-09', [nightOf({ date: '2026-09-01', why: 'off' })], '2026-08', '2026-10'],
])('steps from %s', (_, month, nights, before, after) => {
  expect(monthSteps(month, tonight, nights)).toEqual({ before, after });
});

const pages = new Set(['2026-10-30', '2026-11-02', '2026-11-04', '2026-11-06', '2026-11-16']);

test.each([
  ['2026-11-04', 'ArrowLeft', '2026-11-02'],
  ['2026-11-02', 'ArrowLeft', null],
  ['2026-11-06', 'ArrowRight', '2026-11-16'],
  ['2026-11-02', 'ArrowDown', '2026-11-16'],
  ['2026-11-16', 'ArrowUp', '2026-11-02'],
  ['2026-11-06', 'ArrowUp', null],
  ['2026-11-06', 'Enter', null],
])('from %s, %s moves to %s', (date, key, expected) => {
  expect(nightAfterKey(pages, date, key)).toBe(expected);
});
