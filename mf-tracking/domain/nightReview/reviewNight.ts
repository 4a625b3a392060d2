import {
  doorsOfReports,
  groupBy,
  openTooLongHours,
  workedMinutes,
  type NightClockInOut,
  type NightShiftReport,
} from 'shared-lib/domain';
import { overlapped } from '../clockInOut/clockTimeProblems.ts';

/** Why a shift needs review, the most serious reason first. */
export const shiftReasons = [
  /** The night has ended, and its report isn't submitted. */
  'notSubmitted',
  'noReport',
  'noClockIn',
  'noClockOut',
  /** Its clock-out was filled in automatically. */
  'autoClosed',
  'backwards',
  'tooLong',
  'overlaps',
  'nobody',
  'outsideNight',
  'sentLate',
  'afterLock',
  'missedDoors',
  'missedCheckpoints',
  'implausible',
  'noPhoto',
  'issue',
  'note',
] as const;

/** A reason, and its figure: doors, checkpoints or hours. */
export interface ShiftReason {
  readonly code: (typeof shiftReasons)[number];
  readonly count: number | null;
}

/**
 * The next step for a shift: approve it along with others, review it individually, or nothing, because it was
 * missed, its report was returned, or everything is approved.
 */
export const shiftReviews = ['review', 'inOrder', 'missed', 'returned', 'approved'] as const;

/** A specialist's shift at a community: its reports and hours, and whether they can be approved as they are. */
export interface ReviewedShift {
  readonly communityId: string;
  /** Null for records without a specialist. */
  readonly memberId: string | null;
  readonly reports: readonly NightShiftReport[];
  readonly clockInOuts: readonly NightClockInOut[];
  readonly review: (typeof shiftReviews)[number];
  /** Empty unless it needs review. */
  readonly reasons: readonly ShiftReason[];
  /** Minutes worked. */
  readonly workedMin: number;
  readonly doors: { readonly served: number; readonly total: number };
}

/** A night's records. */
interface NightRecords {
  readonly shiftReports: readonly NightShiftReport[];
  readonly clockInOuts: readonly NightClockInOut[];
}

const minutesPerHour = 60;

const isPendingReport = ({ status }: NightShiftReport) => status === 'submitted' || status === 'inProgress';
const isPendingClock = ({ isApproved }: NightClockInOut) => !isApproved;

type Found = readonly ShiftReason['code'][];

/**
 * The reasons in a clock-in: incomplete or implausible times, but not lateness, since the hours are still
 * correct.
 */
const reasonsOfClock = (clock: NightClockInOut, all: readonly NightClockInOut[]): readonly ShiftReason[] => {
  const { status, memberId, clockInAt, clockOutAt, flags } = clock;
  const workedMin = workedMinutes(clock) ?? 0;
  const plain: Found = [
    ...(clockInAt === null || clockOutAt === null ? (['noClockOut'] as const) : []),
    ...(status === 'autoClosed' ? (['autoClosed'] as const) : []),
    ...(clockInAt !== null && clockOutAt !== null && clockOutAt <= clockInAt ? (['backwards'] as const) : []),
    ...(overlapped(clock, all).length > 0 ? (['overlaps'] as const) : []),
    ...(memberId === null ? (['nobody'] as const) : []),
    ...flags,
  ];
  const hours = Math.floor(workedMin / minutesPerHour);
  return [
    ...plain.map((code) => ({ code, count: null })),
    ...(hours >= openTooLongHours ? [{ code: 'tooLong' as const, count: hours }] : []),
  ];
};

const reasonsOfReport = ({
  status,
  remarks,
  missedCheckpoints,
}: NightShiftReport): readonly ShiftReason[] => [
  ...(status === 'inProgress' ? [{ code: 'notSubmitted' as const, count: null }] : []),
  ...remarks.map((code) => ({ code, count: null })),
  ...(missedCheckpoints > 0 ? [{ code: 'missedCheckpoints' as const, count: missedCheckpoints }] : []),
];

/** Each reason once, with its counts added up, the most serious first. */
const sorted = (reasons: readonly ShiftReason[]): ShiftReason[] => {
  const byCode = groupBy(reasons, ({ code }) => code);
  return shiftReasons.flatMap((code) => {
    const found = byCode.get(code);
    if (!found) return [];
    const counted = found.flatMap(({ count }) => count ?? []);
    return { code, count: counted.length === 0 ? null : counted.reduce((sum, count) => sum + count) };
  });
};

const reviewOf = (
  reports: readonly NightShiftReport[],
  clockInOuts: readonly NightClockInOut[],
  reasons: readonly ShiftReason[],
): ReviewedShift['review'] => {
  const isPending = reports.some(isPendingReport) || clockInOuts.some(isPendingClock);
  if (reports.some(({ status }) => status === 'returned') && !reports.some(isPendingReport))
    return 'returned';
  if (!isPending) return 'approved';
  return reasons.length > 0 ? 'review' : 'inOrder';
};

const reviewShift = (
  { shiftReports, clockInOuts: found }: NightRecords,
  missedDoors: number,
  all: readonly NightClockInOut[],
): Omit<ReviewedShift, 'communityId' | 'memberId'> => {
  const reports = shiftReports.filter(({ status }) => status !== 'missed');
  const clockInOuts = found.filter(({ status }) => status !== 'missed');
  const { served, total } = doorsOfReports(reports, 0);
  const shift = {
    reports,
    clockInOuts,
    doors: { served, total },
    workedMin: clockInOuts.reduce((sum, clock) => sum + (workedMinutes(clock) ?? 0), 0),
  };
  if (reports.length + clockInOuts.length === 0) return { ...shift, review: 'missed', reasons: [] };
  const pending = reports.filter(isPendingReport);
  const reasons = sorted([
    ...pending.flatMap(reasonsOfReport),
    ...(pending.length > 0 && missedDoors > 0 ? [{ code: 'missedDoors' as const, count: missedDoors }] : []),
    ...(pending.length > 0 && clockInOuts.length === 0 ? [{ code: 'noClockIn' as const, count: null }] : []),
    ...(reports.length === 0 ? [{ code: 'noReport' as const, count: null }] : []),
    ...clockInOuts.filter(isPendingClock).flatMap((clock) => reasonsOfClock(clock, all)),
  ]);
  const review = reviewOf(reports, clockInOuts, reasons);
  return { ...shift, review, reasons: review === 'review' ? reasons : [] };
};

const keyOf = ({ communityId, memberId }: Pick<ReviewedShift, 'communityId' | 'memberId'>) =>
  `${communityId} ${memberId ?? ''}`;

/**
 * A night's shifts, each with its next step: for the last-night page, for the bulk approval of shifts in
 * order, which the server checks again, and for the digest. A shift is in order if its report is submitted
 * without remarks and with its photos, nothing was missed, and its hours are complete and plausible.
 * Specialists who share a community share its missed doors.
 * @param records of a night that has ended, of whole communities
 */
export const reviewNight = ({ shiftReports, clockInOuts }: NightRecords): ReviewedShift[] => {
  const reportsBy = groupBy(shiftReports, keyOf);
  const clocksBy = groupBy(clockInOuts, keyOf);
  const reportsOf = groupBy(
    shiftReports.filter(({ status }) => status !== 'missed'),
    ({ communityId }) => communityId,
  );
  const missedDoorsOf = (communityId: string) => {
    const { total, served } = doorsOfReports(reportsOf.get(communityId) ?? [], 0);
    return total - served;
  };
  const shifts = new Map([...clockInOuts, ...shiftReports].map((record) => [keyOf(record), record]));
  return Array.from(shifts, ([key, { communityId, memberId }]) => ({
    communityId,
    memberId,
    ...reviewShift(
      { shiftReports: reportsBy.get(key) ?? [], clockInOuts: clocksBy.get(key) ?? [] },
      missedDoorsOf(communityId),
      clockInOuts,
    ),
  }));
};

/** Identifies a shift of a night, as in an address. */
export const shiftKey = keyOf;

/** The number of shifts for each next step. */
export const countReviews = (shifts: readonly ReviewedShift[]): Record<ReviewedShift['review'], number> => {
  const counts = { review: 0, inOrder: 0, missed: 0, returned: 0, approved: 0 };
  for (const { review } of shifts) counts[review] += 1;
  return counts;
};

/** How many nights to search for one with shifts, beyond a weekend or closures. */
export const maxNightsBack = 14;

/**
 * The last night with shifts.
 * @param lastNight `YYYY-MM-DD`, from `lastNightAt`
 * @param nights the number of reports of some nights
 * @returns `lastNight` if none of them had any
 */
export const lastServedNight = (
  lastNight: string,
  nights: readonly { readonly serviceDate: string; readonly reports: number }[],
): string =>
  nights
    .filter(({ serviceDate, reports }) => reports > 0 && serviceDate <= lastNight)
    .map(({ serviceDate }) => serviceDate)
    .sort()
    .at(-1) ?? lastNight;
