import type { NightClockInOut, NightShiftReport } from 'shared-lib/domain';
import type { ScoredShift } from './scoredShift.ts';

const place = { communityId: 'maple', memberId: 'sam', serviceDate: '2026-11-20' } as const;

/** A report of Sam at Maple Court that was submitted. */
export const aReport = (fields: Partial<NightShiftReport> = {}): NightShiftReport => ({
  ...place,
  id: `report-${fields.memberId ?? 'sam'}`,
  status: 'submitted',
  unitsTotal: 100,
  unitsServiced: 97,
  unitsSkipped: 1,
  violationsCount: 2,
  missedCheckpoints: 0,
  remarks: [],
  ...fields,
});

/** Sam's two hours at Maple Court, on time. */
export const aClock = (fields: Partial<NightClockInOut> = {}): NightClockInOut => ({
  ...place,
  id: 'clock',
  status: 'closed',
  scheduledStart: 0,
  clockInAt: 0,
  clockOutAt: 7_200_000,
  lateMin: 0,
  isApproved: false,
  breakMin: 0,
  flags: [],
  ...fields,
});

/** The shift of both. */
export const aShift = (fields: Partial<ScoredShift> = {}): ScoredShift => ({
  ...place,
  start: 'onTime',
  workedMin: 120,
  doorsServed: 97,
  doorsExpected: 100,
  reports: 1,
  returned: 0,
  violations: 2,
  flagged: 0,
  ...fields,
});
