import {
  cells,
  groupBy,
  monthOf,
  rowFormat,
  rowsOf,
  summaryFields,
  summaryFormat,
  type DocumentSchema,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import type { NightRequests } from './score.ts';
import { shiftStarts, type ScoredShift } from './scoredShift.ts';

/** One member's shifts at one community in a month, without what the row states once for all of them. */
type NightScore = Omit<ScoredShift, 'communityId' | 'memberId' | 'serviceDate'> & { readonly day: string };

/** A letter for each start. */
const letters: Readonly<Record<ScoredShift['start'], string>> = {
  onTime: 'o',
  late: 'l',
  missed: 'm',
  unknown: 'u',
};

/** Nearly every shift has one report, so that one takes no space. */
const otherThanOne = (reports: number): number => (reports < 2 ? 1 - reports : reports);

/** A night's counts, in the order they are stored. */
const countsOf = (night: NightScore): number[] => [
  night.workedMin,
  night.doorsServed,
  night.doorsExpected - night.doorsServed,
  night.violations,
  night.returned,
  night.flagged,
  otherThanOne(night.reports),
];

/** In base 36, a door count of an ordinary community has two digits instead of three. */
const base = 36;

/** A night's day, start and counts; zeros at the end take no space. */
const writeNight = (night: NightScore): string =>
  `${Number(night.day).toString(base)}${letters[night.start]}${countsOf(night)
    .map((count) => (count === 0 ? '' : count.toString(base)))
    .join(',')
    .replace(/,+$/, '')}`;

const readNight = (text: string): NightScore => {
  const counts = text.slice(2).split(',');
  const count = (place: number) => Number.parseInt(counts[place] || '0', base);
  return {
    day: String(Number.parseInt(text[0] ?? '1', base)).padStart(2, '0'),
    start: shiftStarts.find((start) => letters[start] === text[1]) ?? 'unknown',
    workedMin: count(0),
    doorsServed: count(1),
    doorsExpected: count(1) + count(2),
    violations: count(3),
    returned: count(4),
    flagged: count(5),
    reports: otherThanOne(count(6)),
  };
};

const nightsCell = {
  write: (nights: readonly NightScore[]) =>
    nights
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map(writeNight)
      .join(';'),
  read: (cell: string | null): readonly NightScore[] | undefined =>
    cell !== null && /^[1-9a-v][olmu][\da-z,]{0,60}(;[1-9a-v][olmu][\da-z,]{0,60}){0,30}$/.test(cell)
      ? cell.split(';').map(readNight)
      : undefined,
};

/** A row for each community and member, with the nights of the month. */
const rows = rowFormat({ id: cells.text, nights: nightsCell });

/** A community's requests by the night they follow. */
interface DayRequests {
  readonly day: string;
  readonly count: number;
}

const requestsCell = {
  write: (nights: readonly DayRequests[]) =>
    nights
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map(({ day, count }) => `${Number(day).toString(base)}${count.toString(base)}`)
      .join(';'),
  read: (cell: string | null): readonly DayRequests[] | undefined =>
    cell !== null && /^[1-9a-v][\da-z]{1,8}(;[1-9a-v][\da-z]{1,8}){0,30}$/.test(cell)
      ? cell.split(';').map((text) => ({
          day: String(Number.parseInt(text[0] ?? '1', base)).padStart(2, '0'),
          count: Number.parseInt(text.slice(1), base),
        }))
      : undefined,
};

/** A row for each community with requests. */
const requestRows = rowFormat({ id: cells.text, nights: requestsCell });

const rowKey = ({ communityId, memberId }: ScoredShift) => `${communityId}/${memberId ?? ''}`;

/** A month of finished shifts, as read. */
export interface ScoreMonth {
  readonly id: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly shifts: readonly ScoredShift[];
  readonly requests: readonly NightRequests[];
  /** Whether every night has been compared with its records, not only those with an event. */
  readonly isComplete: boolean;
  /** How many unreadable rows were skipped. */
  readonly damaged: number;
}

/** The schema of a month's summary, `customers/{customerId}/scoreMonths/{month}`. */
export const scoreMonthSchema: DocumentSchema<ScoreMonth> = z.pipe(
  z.object({
    ...summaryFields,
    month: z.string().check(z.regex(/^\d{4}-\d{2}$/, 'month')),
    built: z.enum(['nights', 'month']),
    shifts: rowsOf(rows),
    /** Absent in months older than this field, which the next repair rebuilds. */
    requests: z.optional(rowsOf(requestRows)),
  }),
  z.transform(({ month, built, shifts, requests, ...summary }) => ({
    ...summary,
    month,
    isComplete: built === 'month' && requests !== undefined,
    requests: (requests?.records ?? []).flatMap(({ id: communityId, nights }) =>
      nights.map(({ day, count }) => ({ communityId, serviceDate: `${month}-${day}`, count })),
    ),
    shifts: shifts.records.flatMap(({ id: key, nights }) => {
      const [communityId = '', memberId = ''] = key.split('/');
      return nights.map(({ day, ...night }) => ({
        serviceDate: `${month}-${day}`,
        communityId,
        memberId: memberId || null,
        ...night,
      }));
    }),
    damaged: shifts.damaged + (requests?.damaged ?? 0),
  })),
);

/** The records that a month's summary counts. */
export type ScoreRecords = Pick<ScoreMonth, 'shifts' | 'requests'>;

/**
 * The fields of a month's summary, except `updatedAt`. The same records give the same fields.
 * @param records of that month, in any order
 */
export const scoreMonthFields = (month: string, { shifts, requests }: ScoreRecords, isComplete: boolean) => ({
  month,
  format: summaryFormat,
  built: isComplete ? 'month' : 'nights',
  shifts: rows.write(
    Array.from(groupBy(shifts, rowKey), ([id, own]) => ({
      id,
      nights: own.map(({ serviceDate, ...night }) => ({ ...night, day: serviceDate.slice(8) })),
    })),
  ),
  requests: requestRows.write(
    Array.from(
      groupBy(requests, ({ communityId }) => communityId),
      ([id, own]) => ({
        id,
        nights: own.map(({ serviceDate, count }) => ({ day: serviceDate.slice(8), count })),
      }),
    ),
  ),
});

/**
 * A month's shifts, or requests, with those of one night replaced, so a repeated or late event can't count one twice.
 * @param communityIds the communities whose records of that night were read; null for all
 * @param current their shifts by those records
 */
export const withScoredNight = <T extends { readonly serviceDate: string; readonly communityId: string }>(
  shifts: readonly T[],
  serviceDate: string,
  communityIds: readonly string[] | null,
  current: readonly T[],
): T[] => [
  ...shifts.filter(
    (shift) => shift.serviceDate !== serviceDate || !(communityIds?.includes(shift.communityId) ?? true),
  ),
  ...current,
];

/** The summaries of some records: one for each month. */
export const scoreMonthsOf = ({ shifts, requests }: ScoreRecords) => {
  const months = new Set([...shifts, ...requests].map(({ serviceDate }) => monthOf(serviceDate)));
  const isIn =
    (month: string) =>
    ({ serviceDate }: { readonly serviceDate: string }) =>
      monthOf(serviceDate) === month;
  return Array.from(months, (month) =>
    scoreMonthFields(
      month,
      { shifts: shifts.filter(isIn(month)), requests: requests.filter(isIn(month)) },
      true,
    ),
  );
};
