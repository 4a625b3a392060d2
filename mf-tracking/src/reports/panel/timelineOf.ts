import type { CheckpointScan, ClockInOut, ServiceLog, ShiftReport, Violation } from 'shared-lib/domain';
import { clockTime, dateTimeFormat, viewerTimeZone } from 'shared-lib/i18n';

/** The records of one shift. */
export interface ShiftRecords {
  readonly clock: ClockInOut | null;
  readonly scans: readonly CheckpointScan[];
  readonly doors: readonly ServiceLog[];
  readonly violations: readonly Violation[];
}

/** The events of a shift, all moments in epoch milliseconds by the device's clock. */
export type TimelineEntry = { readonly at: number } & (
  | { readonly kind: 'clockIn'; readonly clock: ClockInOut }
  | { readonly kind: 'clockOut'; readonly clock: ClockInOut }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'compactor'; readonly count: number }
  | { readonly kind: 'issue'; readonly type: string; readonly note: string }
  | {
      readonly kind: 'scan';
      readonly scan: CheckpointScan;
      /** When it reached the server, if much later; otherwise null. */
      readonly arrivedAt: number | null;
    }
  | {
      /** Consecutive doors without a miss. */
      readonly kind: 'doors';
      readonly until: number;
      readonly collected: number;
      readonly notOut: number;
      /** How many of them reached the server much later. */
      readonly arrivedLate: number;
    }
  | {
      /** A missed door. */
      readonly kind: 'left';
      readonly door: ServiceLog;
      readonly arrivedAt: number | null;
    }
  | { readonly kind: 'violation'; readonly violation: Violation }
);

/** How many milliseconds after its time an arrival counts as late, as from an offline phone. */
const lateAfter = 10 * 60_000;

const arrival = (at: number, arrivedAt: number | null): number | null =>
  arrivedAt !== null && arrivedAt - at > lateAfter ? arrivedAt : null;

/** The order of simultaneous events. */
const order: Readonly<Record<TimelineEntry['kind'], number>> = {
  clockIn: 0,
  scan: 1,
  doors: 2,
  left: 2,
  violation: 3,
  issue: 4,
  compactor: 5,
  submitted: 6,
  clockOut: 7,
};

const doorEntry = (door: ServiceLog): TimelineEntry[] => {
  const at = door.servicedAt ?? door.createdAt;
  // A corrected entry is represented by its correction.
  if (at === null || door.corrected !== null) return [];
  const arrivedAt = arrival(at, door.syncedAt ?? door.createdAt);
  // An office correction arrived late because it was made late.
  const late = door.corrects === null ? arrivedAt : null;
  if (door.outcome === 'notCollected') return [{ kind: 'left', at, door, arrivedAt: late }];
  return [
    {
      kind: 'doors',
      at,
      until: at,
      collected: door.outcome === 'collected' ? 1 : 0,
      notOut: door.outcome === 'notOut' ? 1 : 0,
      arrivedLate: late === null ? 0 : 1,
    },
  ];
};

const scanEntry = (scan: CheckpointScan): TimelineEntry[] => {
  const at = scan.deviceAt ?? scan.scannedAt;
  return at === null ? [] : [{ kind: 'scan', at, scan, arrivedAt: arrival(at, scan.scannedAt) }];
};

const violationEntry = (violation: Violation): TimelineEntry[] => {
  const at = violation.observedAt ?? violation.createdAt;
  return at === null ? [] : [{ kind: 'violation', at, violation }];
};

const clockEntries = (clock: ClockInOut | null): TimelineEntry[] => {
  if (clock === null) return [];
  const { clockInAt, clockOutAt } = clock;
  return [
    ...(clockInAt === null ? [] : [{ kind: 'clockIn', at: clockInAt, clock } as const]),
    ...(clockOutAt === null ? [] : [{ kind: 'clockOut', at: clockOutAt, clock } as const]),
  ];
};

type Reported = Pick<ShiftReport, 'submittedAt' | 'compactorPhotos' | 'issues'>;

const reportEntries = ({ submittedAt, compactorPhotos, issues }: Reported): TimelineEntry[] => {
  const taken = compactorPhotos.flatMap(({ capturedAt }) => capturedAt ?? []);
  const entries: TimelineEntry[] = issues.flatMap(({ type, note, photos }) => {
    const at = photos.find(({ capturedAt }) => capturedAt !== null)?.capturedAt ?? submittedAt;
    return at === null ? [] : [{ kind: 'issue', at, type, note }];
  });
  if (taken.length > 0) entries.push({ kind: 'compactor', at: Math.min(...taken), count: taken.length });
  if (submittedAt !== null) entries.push({ kind: 'submitted', at: submittedAt });
  return entries;
};

/** Groups consecutive doors into one entry. */
const grouped = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.reduce<TimelineEntry[]>((done, entry) => {
    const last = done.at(-1);
    if (entry.kind !== 'doors' || last?.kind !== 'doors') return [...done, entry];
    return [
      ...done.slice(0, -1),
      {
        ...last,
        until: entry.until,
        collected: last.collected + entry.collected,
        notOut: last.notOut + entry.notOut,
        arrivedLate: last.arrivedLate + entry.arrivedLate,
      },
    ];
  }, []);

/** A shift's events in chronological order; consecutive ordinary doors are grouped. */
export const timelineOf = (report: Reported, records: ShiftRecords): TimelineEntry[] =>
  grouped(
    [
      ...clockEntries(records.clock),
      ...records.scans.flatMap(scanEntry),
      ...records.doors.flatMap(doorEntry),
      ...records.violations.flatMap(violationEntry),
      ...reportEntries(report),
    ].sort((one, other) => one.at - other.at || order[one.kind] - order[other.kind]),
  );

const nameOfZone = (instant: number, timeZone: string) =>
  dateTimeFormat('en', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/**
 * Formats a shift's moments in the community's local time, with the zone's name if clocks change during it,
 * since an hour repeats then.
 * @param from the first moment, epoch milliseconds
 * @param to the last
 */
export function clockOf(
  from: number,
  to: number,
  timeZone: string,
  language: string,
): (instant: number) => string {
  if (nameOfZone(from, timeZone) === nameOfZone(to, timeZone)) {
    return (instant) => clockTime(instant, timeZone, viewerTimeZone(), language);
  }
  const format = dateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return (instant) => format.format(instant);
}
