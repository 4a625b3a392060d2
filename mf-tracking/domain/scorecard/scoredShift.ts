import {
  doneShiftReportStatuses,
  doorsOfReports,
  groupBy,
  lateAfterMin,
  workedMinutes,
  type NightClockInOut,
  type NightShiftReport,
} from 'shared-lib/domain';

/** How a shift began: by its first clock-in, or `unknown` for a report without one. */
export const shiftStarts = ['onTime', 'late', 'missed', 'unknown'] as const;

/** A member's finished or missed shift at a community, as scorecards count it. */
export interface ScoredShift {
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly communityId: string;
  /** Null for records without a specialist. */
  readonly memberId: string | null;
  readonly start: (typeof shiftStarts)[number];
  readonly workedMin: number;
  readonly doorsServed: number;
  /** The doors this member should have served: shared by specialists of one community. */
  readonly doorsExpected: number;
  /** Submitted reports, including reviewed ones. */
  readonly reports: number;
  /** Reports returned and not submitted again. */
  readonly returned: number;
  readonly violations: number;
  /** Reports whose round was flagged as implausible. */
  readonly flagged: number;
}

/** A night's records of whole communities. */
interface NightRecords {
  readonly shiftReports: readonly NightShiftReport[];
  readonly clockInOuts: readonly NightClockInOut[];
}

type NightRecord = NightShiftReport | NightClockInOut;

const isReport = (record: NightRecord): record is NightShiftReport => 'unitsServiced' in record;

const isClock = (record: NightRecord): record is NightClockInOut => 'clockInAt' in record;

const isDone = ({ status }: NightShiftReport) => doneShiftReportStatuses.some((done) => done === status);

const isFinished = ({ status, clockInAt }: NightClockInOut) =>
  (status === 'closed' || status === 'autoClosed') && clockInAt !== null;

const isMissed = ({ status }: { readonly status: string }) => status === 'missed';

const sumOf = <R>(records: readonly R[], of: (record: R) => number): number =>
  records.reduce((sum, record) => sum + of(record), 0);

const startOf = (clocks: readonly NightClockInOut[], isServed: boolean): ScoredShift['start'] => {
  const [first] = clocks.toSorted((one, other) => (one.clockInAt ?? 0) - (other.clockInAt ?? 0));
  if (first) return first.lateMin >= lateAfterMin ? 'late' : 'onTime';
  return isServed ? 'unknown' : 'missed';
};

/** The doors that a community's reports missed, split evenly; the first reports get the rest. */
const missedDoors = (reports: readonly NightShiftReport[]): Map<string, number> => {
  const { total } = doorsOfReports(reports, 0);
  const missed = Math.max(0, total - sumOf(reports, ({ unitsServiced }) => unitsServiced));
  const [each, rest] = [Math.floor(missed / reports.length), missed % reports.length];
  const sorted = reports.map(({ id }) => id).toSorted();
  return new Map(sorted.map((id, index) => [id, each + Number(index < rest)]));
};

const keyOf = ({ communityId, memberId }: Pick<ScoredShift, 'communityId' | 'memberId'>) =>
  `${communityId}/${memberId ?? ''}`;

/**
 * A night's finished and missed shifts, one for each community and member. A shift in progress counts once it has ended,
 * and a missed one stops counting once someone serves it after all.
 * @param records of one night, of whole communities
 */
export const scoreNight = ({ shiftReports, clockInOuts }: NightRecords): ScoredShift[] => {
  const done = shiftReports.filter(isDone);
  const missed = new Map(
    Array.from(
      groupBy(done, ({ communityId }) => communityId).values(),
      (reports) => [...missedDoors(reports)] as const,
    ).flat(),
  );
  const shifts = groupBy<NightRecord, string>([...shiftReports, ...clockInOuts], keyOf);
  return Array.from(shifts.values()).flatMap((records): ScoredShift[] => {
    const { serviceDate, communityId, memberId } = records[0]!;
    const reports = records.filter(isReport).filter(isDone);
    const clocks = records.filter(isClock).filter(isFinished);
    const isServed = reports.length + clocks.length > 0;
    if (!isServed && !records.every(isMissed)) return [];
    const doorsServed = sumOf(reports, ({ unitsServiced }) => unitsServiced);
    return [
      {
        serviceDate,
        communityId,
        memberId,
        start: startOf(clocks, isServed),
        workedMin: sumOf(clocks, (clock) => workedMinutes(clock) ?? 0),
        doorsServed,
        doorsExpected: doorsServed + sumOf(reports, ({ id }) => missed.get(id) ?? 0),
        reports: reports.length,
        returned: reports.filter(({ status }) => status === 'returned').length,
        violations: sumOf(reports, ({ violationsCount }) => violationsCount),
        flagged: reports.filter(({ remarks }) => remarks.includes('implausible')).length,
      },
    ];
  });
};
