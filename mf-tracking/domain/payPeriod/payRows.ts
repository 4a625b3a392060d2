import * as z from 'shared-lib/domain/schema';
import { type ClockInOut, workedMinutes, cells, groupBy, rowFormat, hundredthsOf } from 'shared-lib/domain';
import { id, shortText } from 'shared-lib/domain/schema';
import type { PayTotals } from './payPeriod.ts';

/** A member's paid time for one night. */
export interface PayRow {
  readonly memberId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly records: number;
  readonly workedMin: number;
  readonly breakMin: number;
}

const rowText = rowFormat({
  id: cells.id,
  serviceDate: cells.date,
  records: cells.count,
  workedMin: cells.count,
  breakMin: cells.count,
});

/** Rows as one text: a month of a large business is a few hundred kilobytes. */
export const writePayRows = (rows: readonly PayRow[]): string =>
  rowText.write(rows.map(({ memberId, ...row }) => ({ id: memberId, ...row })));

/** A text written by `writePayRows`; a damaged one is rejected as a whole. */
export const payRowsText = z.pipe(
  z.string().check(z.refine((text) => rowText.read(text).damaged === 0, { error: 'rows' })),
  z.transform((text: string) =>
    rowText.read(text).records.map(({ id: memberId, ...row }): PayRow => ({ memberId, ...row })),
  ),
);

/** Some rows of a locked period, `customers/{customerId}/payPeriods/{first night}/rows/{number}`. */
export const payRowsSchema = z.object({
  id,
  rows: payRowsText,
  /** The members' names when it was locked, by id; periods locked by an earlier release have none. */
  names: z._default(z.record(id, shortText), {}),
});

export type FrozenPay = Pick<z.output<typeof payRowsSchema>, 'rows' | 'names'>;

/** Why a record is not paid. */
export const payObstacles = ['open', 'autoClosed', 'notApproved', 'nobody', 'overlaps'] as const;

export type PayObstacle = (typeof payObstacles)[number];

/** The fields of a record that decide whether it is paid. */
export type PaidRecord = Pick<
  ClockInOut,
  | 'id'
  | 'serviceDate'
  | 'memberId'
  | 'communityId'
  | 'status'
  | 'clockInAt'
  | 'clockOutAt'
  | 'breakMin'
  | 'approvedAt'
>;

/** Why a record isn't paid yet; null for an approved one and for a missed shift. */
export const payObstacleOf = ({ status, clockInAt, clockOutAt, memberId, approvedAt }: PaidRecord) => {
  if (approvedAt !== null || status === 'missed') return null;
  if (clockInAt === null || clockOutAt === null) return 'open';
  if (memberId === null) return 'nobody';
  return status === 'autoClosed' ? 'autoClosed' : 'notApproved';
};

/** The approved time by member and night, sorted by both. */
export const payRowsOf = (records: readonly PaidRecord[]): PayRow[] => {
  const rows = new Map<string, PayRow>();
  for (const record of records) {
    const { memberId, serviceDate, breakMin, approvedAt } = record;
    const workedMin = workedMinutes(record);
    if (approvedAt === null || memberId === null || workedMin === null) continue;
    const key = `${memberId}/${serviceDate}`;
    const row = rows.get(key) ?? { memberId, serviceDate, records: 0, workedMin: 0, breakMin: 0 };
    rows.set(key, {
      ...row,
      records: row.records + 1,
      workedMin: row.workedMin + workedMin,
      breakMin: row.breakMin + breakMin,
    });
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};

/** A member's paid time for a period. */
export interface MemberPay extends Omit<PayRow, 'serviceDate'> {
  /** The number of nights worked. */
  readonly nights: number;
}

/** The rows of a period, totaled per member. */
export const payOfMembers = (rows: readonly PayRow[]): MemberPay[] => {
  const members = new Map<string, MemberPay>();
  for (const { memberId, records, workedMin, breakMin } of rows) {
    const member = members.get(memberId);
    members.set(memberId, {
      memberId,
      nights: (member?.nights ?? 0) + 1,
      records: (member?.records ?? 0) + records,
      workedMin: (member?.workedMin ?? 0) + workedMin,
      breakMin: (member?.breakMin ?? 0) + breakMin,
    });
  }
  return [...members.values()];
};

/** The totals of a period. */
export const payTotalsOf = (rows: readonly PayRow[]): PayTotals => {
  const sum = (of: (row: PayRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    records: sum(({ records }) => records),
    members: new Set(rows.map(({ memberId }) => memberId)).size,
    workedMin: sum(({ workedMin }) => workedMin),
    breakMin: sum(({ breakMin }) => breakMin),
  };
};

/** The decimal hours of all rows. Each member's time is rounded once, and the total adds up the rounded values. */
export const totalHours = (rows: readonly PayRow[]): number =>
  payOfMembers(rows).reduce((sum, { workedMin }) => sum + hundredthsOf(workedMin), 0) / 100;

/**
 * The decimal hours of each row, in order. A member's nights add up to the member's hours: each night is rounded down, and the remaining
 * hundredths go to the nights that lost the most.
 */
export const nightHours = (rows: readonly PayRow[]): number[] => {
  const hours = rows.map(({ workedMin }) => Math.floor((workedMin * 100) / 60));
  const byMember = groupBy([...rows.keys()], (index) => rows[index]?.memberId);
  for (const indexes of byMember.values()) {
    const minutesOf = (index: number) => rows[index]?.workedMin ?? 0;
    const total = indexes.reduce((sum, index) => sum + minutesOf(index), 0);
    const given = indexes.reduce((sum, index) => sum + (hours[index] ?? 0), 0);
    const lostMost = indexes.toSorted(
      (one, other) => ((minutesOf(other) * 100) % 60) - ((minutesOf(one) * 100) % 60),
    );
    for (const index of lostMost.slice(0, hundredthsOf(total) - given))
      hours[index] = (hours[index] ?? 0) + 1;
  }
  return hours.map((hundredths) => hundredths / 100);
};
