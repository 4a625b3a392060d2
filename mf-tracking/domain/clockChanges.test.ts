import { momentOfNight, serviceNight, clockInOutSchema, type Payroll } from 'shared-lib/domain';
import { payPeriodAt } from './payPeriod/periods.ts';
import { payRowsOf } from './payPeriod/payRows.ts';
import { autoCloseAt, clockDifference } from './clockInOut/derivedClock.ts';
import { reportDifference } from './shiftReport/derivedReport.ts';

/** A night's shift in local time: from 22:30 to 4:30. */
const wall = { begins: '22:30', in: '22:42', out: '04:30', takenIn: '09:00' };

/**
 * Nights past midnight in three zones: ordinary ones, and the two with clock changes. Working from 22:42 to
 * 04:30 local time takes 5 h 48 min, an hour less in the spring and an hour more in the fall.
 */
const nights: [string, string, number][] = [
  ['America/New_York', '2026-06-10', 348],
  ['America/New_York', '2026-03-07', 288],
  ['America/New_York', '2026-10-31', 408],
  ['America/Los_Angeles', '2026-06-10', 348],
  ['America/Los_Angeles', '2026-03-07', 288],
  ['America/Los_Angeles', '2026-10-31', 408],
  ['Europe/Madrid', '2026-06-10', 348],
  ['Europe/Madrid', '2026-03-28', 288],
  ['Europe/Madrid', '2026-10-24', 408],
  ['America/Phoenix', '2026-03-07', 348],
  ['America/Phoenix', '2026-10-31', 348],
];

const onNight = (timezone: string, serviceDate: string) => {
  const at = (time: string) => momentOfNight(serviceDate, time, timezone);
  const record = {
    ...clockInOutSchema.parse({
      id: 'one',
      serviceDate,
      communityId: 'maple',
      memberId: 'sam',
      status: 'closed',
    }),
    clockInAt: at(wall.in),
    createdAt: at(wall.in),
    clockOutAt: at(wall.out),
    breakMin: 30,
  };
  return { at, record, hours: { serviceStart: wall.begins, binInBy: wall.takenIn, timezone } };
};

test.each(nights)('the clock in %s on %s: %i minutes', (timezone, serviceDate, minutes) => {
  const { at, record, hours } = onNight(timezone, serviceDate);
  expect(clockDifference(record, hours, false)).toEqual({
    scheduledStart: at(wall.begins),
    lateMin: 12,
    workedMin: minutes - 30,
  });
  // A forgotten clock-out is filled in an hour after the shift, by that morning's local time.
  expect(autoCloseAt(serviceDate, record.clockInAt, hours)).toBe(at('10:00'));
});

test.each(nights)('pay in %s for %s: %i minutes', (timezone, serviceDate, minutes) => {
  const { at, record } = onNight(timezone, serviceDate);
  const rows = payRowsOf([{ ...record, approvedAt: at('11:00') }]);
  expect(rows).toEqual([{ memberId: 'sam', serviceDate, records: 1, workedMin: minutes - 30, breakMin: 30 }]);
  // A period that ends with the night includes all of it, even work on the following morning.
  const payroll: Payroll = { frequency: 'weekly', startsOn: '2026-01-04' };
  const { from, to } = payPeriodAt(serviceDate, payroll, []);
  expect(from <= serviceDate && serviceDate <= to).toBe(true);
  expect(payPeriodAt(serviceNight(at(wall.out), timezone), payroll, [])).toEqual({ from, to });
});

test.each(nights)(
  'the report in %s on %s: %i minutes, and all of it belongs to one night',
  (timezone, serviceDate, minutes) => {
    const { at } = onNight(timezone, serviceDate);
    const report = {
      status: 'submitted' as const,
      startedAt: at(wall.in),
      submittedAt: at(wall.out),
      derived: { unitsTotal: 48, checkpointsExpected: 0, missedCheckpointIds: [] },
    };
    const counts = {
      unitsServiced: 0,
      unitsSkipped: 0,
      violationsCount: 0,
      checkpointsScanned: 0,
      scannedIds: [],
    };
    expect(reportDifference(report, counts, null)).toEqual({ durationMin: minutes });
    for (let moment = at(wall.in); moment <= at(wall.out); moment += 15 * 60_000)
      expect(serviceNight(moment, timezone)).toBe(serviceDate);
  },
);
