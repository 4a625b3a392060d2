import * as z from 'zod/mini';
import type { DocumentSchema } from '../base/document.ts';
import { id, text } from '../base/fields.ts';
import type { ServiceLog } from '../serviceLog/serviceLog.ts';
import { currentLog } from '../serviceLog/currentLog.ts';
import { cells, type CellFormat } from './cells.ts';
import { groupBy } from './groupBy.ts';
import { rowFormat } from './rowFormat.ts';
import { rowsOf, summaryFields } from './summaryFields.ts';

/** A door's night, by the entry that counts; the outcome is null if all entries were corrected away. */
export interface DoorNight {
  readonly outcome: ServiceLog['outcome'];
  readonly reason: ServiceLog['reason'];
  /** How many entries that night has, including corrected ones. */
  readonly logs: number;
}

/** One unit's nights in a month. Its id is the unit's. */
export interface DoorRow {
  readonly id: string;
  /** By the day of the month minus one; null, or missing at the end, for a night without an entry. */
  readonly nights: readonly (DoorNight | null)[];
}

/** A letter for each outcome of a door's night. */
const letters: readonly (readonly [string, ServiceLog['outcome'], ServiceLog['reason']])[] = [
  ['c', 'collected', null],
  ['n', 'notOut', null],
  ['x', 'notCollected', null],
  ['s', 'notCollected', 'setOut'],
  ['r', 'notCollected', 'routeData'],
  ['k', 'notCollected', 'capacity'],
  ['a', 'notCollected', 'access'],
  ['m', 'notCollected', 'communication'],
];

const letterOf = ({ outcome, reason }: DoorNight): string =>
  letters.find(([, ofOutcome, ofReason]) => ofOutcome === outcome && ofReason === reason)?.[0] ??
  letters.find(([, ofOutcome]) => ofOutcome === outcome)?.[0] ??
  'x';

const writeNight = (night: DoorNight | null | undefined): string => {
  if (!night) return '.';
  return night.logs === 1 ? letterOf(night) : `${letterOf(night)}${night.logs}`;
};

const readNight = (written: string): DoorNight | null => {
  const known = letters.find(([letter]) => letter === written[0]);
  if (!known) return null;
  const [, outcome, reason] = known;
  return { outcome, reason, logs: Number(written.slice(1) || 1) };
};

/**
 * A month's nights in one cell: a letter or a dot for each; after a letter, the number of entries if there are
 * several.
 */
const nightsCell: CellFormat<readonly (DoorNight | null)[]> = {
  write: (nights) => Array.from(nights, writeNight).join('').replace(/\.+$/, ''),
  read: (cell) => {
    const written = cell ?? '';
    if (!/^([cnxsrkam]\d{0,4}|\.)*$/.test(written)) return undefined;
    const nights = written.match(/[a-z]\d*|\./g) ?? [];
    return nights.length <= 31 ? nights.map(readNight) : undefined;
  },
};

export const doorRows = rowFormat({ id: cells.id, nights: nightsCell });

/** The calendar month of a service date, `YYYY-MM`. */
export const monthOf = (serviceDate: string): string => serviceDate.slice(0, 7);

/** A service date's index in its month. */
export const nightIndex = (serviceDate: string): number => Number(serviceDate.slice(8)) - 1;

/**
 * How many doors were expected on each night of a month, by the day minus one; null, or missing at the end, if no
 * report has it.
 */
export type ExpectedNights = readonly (number | null)[];

/** Null for what isn't a month's expected doors. */
const readExpected = (written: string): ExpectedNights | null =>
  /^(\d{0,6},){0,30}\d{0,6}$/.test(written)
    ? written.split(',').map((doors) => (doors === '' ? null : Number(doors)))
    : null;

/** What happened at a community's doors in one calendar month, as read. */
export interface DoorMonth {
  readonly id: string;
  readonly communityId: string;
  /** `YYYY-MM` */
  readonly month: string;
  /** A row for each unit that has any entry. */
  readonly doors: readonly DoorRow[];
  /** Null in summaries older than this field, until they are rebuilt. */
  readonly expected: ExpectedNights | null;
  /** How many unreadable rows were skipped. */
  readonly damaged: number;
}

/** The schema of such a summary, `customers/{customerId}/doorMonths/{communityId}_{month}`. */
export const doorMonthSchema: DocumentSchema<DoorMonth> = z.pipe(
  z.object({
    ...summaryFields,
    communityId: id,
    month: text(7).check(z.regex(/^\d{4}-\d{2}$/, 'month')),
    doors: rowsOf(doorRows),
    expected: z.optional(z.string()),
  }),
  z.transform(({ doors, expected, ...month }) => ({
    ...month,
    doors: doors.records,
    expected: expected === undefined ? null : readExpected(expected),
    damaged: doors.damaged,
  })),
);

export type DoorEntry = Pick<
  ServiceLog,
  'id' | 'unitId' | 'serviceDate' | 'servicedAt' | 'corrected' | 'outcome' | 'reason'
>;

/** The combined result of a unit's entries for one night; null for none. */
export const doorNightOf = (logs: readonly DoorEntry[]): DoorNight | null => {
  const latest = currentLog(logs) ?? logs[0];
  return latest ? { outcome: latest.outcome, reason: latest.reason, logs: logs.length } : null;
};

/** A row with one night replaced. */
export const withNight = (row: DoorRow, serviceDate: string, night: DoorNight | null): DoorRow => {
  const nights = Array.from({ length: 31 }, (_, index) => row.nights[index] ?? null);
  nights[nightIndex(serviceDate)] = night;
  return { id: row.id, nights: nights.slice(0, nights.findLastIndex((one) => one !== null) + 1) };
};

/** Builds rows from entries of one community and month. */
export const doorRowsOf = (logs: readonly DoorEntry[]): DoorRow[] =>
  Array.from(
    groupBy(logs, ({ unitId }) => unitId),
    ([unitId, ofUnit]) =>
      Array.from(groupBy(ofUnit, ({ serviceDate }) => serviceDate)).reduce<DoorRow>(
        (row, [date, ofNight]) => withNight(row, date, doorNightOf(ofNight)),
        { id: unitId, nights: [] },
      ),
  );

/** What happened at one door on a night; the id is the unit's. */
export type DoorOnNight = { readonly id: string } & DoorNight;

/** The doors with an entry on a night, from its month's rows. */
export const doorsOn = (doors: readonly DoorRow[], serviceDate: string): DoorOnNight[] =>
  doors.flatMap(({ id: unitId, nights }) => {
    const night = nights[nightIndex(serviceDate)];
    return night ? [{ ...night, id: unitId }] : [];
  });
