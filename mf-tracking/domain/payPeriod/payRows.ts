import * as z from 'shared-lib/domain/schema';
import {
  type ClockInOut,
  workedMinutes,
  cells,
  grouped,
  rowFormat,
  type PayTotals,
  hundredthsOf,
} from 'shared-lib/domain';
import { id, shortText } from 'shared-lib/domain/schema';

/** What a member is paid for one night. */
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

/** A text that `writePayRows` made; nothing that is damaged is read as if it were whole. */
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
  /** What their members were called when it was locked, by id; periods that were locked earlier have none. */
  names: z._default(z.record(id, shortText), {}),
});

export type FrozenPay = Pick<z.output<typeof payRowsSchema>, 'rows' | 'names'>;

/** Why a record is not paid. */
export const payObstacles = ['open', 'autoClosed', 'notApproved', 'nobody', 'overlaps'] as const;

export type PayObstacle = (typeof payObstacles)[number];

/** What of a record says whether it is paid. */
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

/** What has to be done before a record is paid; null for one that is approved, and for a shift that nobody came to. */
export const payObstacleOf = ({ status, clockInAt, clockOutAt, memberId, approvedAt }: PaidRecord) => {
  if (approvedAt !== null || status === 'missed') return null;
  if (clockInAt === null || clockOutAt === null) return 'open';
  if (memberId === null) return 'nobody';
  return status === 'autoClosed' ? 'autoClosed' : 'notApproved';
};

/** What was approved, by member and night, sorted by both. */
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

/** What a member is paid for a period. */
export interface MemberPay extends Omit<PayRow, 'serviceDate'> {
  /** On how many nights they worked. */
  readonly nights: number;
}

/** The rows of a period, summed up for each member. */
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

/** What all rows of a period come to. */
export const payTotalsOf = (rows: readonly PayRow[]): PayTotals => {
  const sum = (of: (row: PayRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    records: sum(({ records }) => records),
    members: new Set(rows.map(({ memberId }) => memberId)).size,
    workedMin: sum(({ workedMin }) => workedMin),
    breakMin: sum(({ breakMin }) => breakMin),
  };
};

/** The decimal hours of all rows: what is paid is a member's time, so that is rounded once, and the total adds up what was rounded. */
export const totalHours = (rows: readonly PayRow[]): number =>
  payOfMembers(rows).reduce((sum, { workedMin }) => sum + hundredthsOf(workedMin), 0) / 100;

/**
 * The decimal hours of each row, in their order. The nights of a member add up to the member's hours: a night is rounded down, and the
 * hundredths that are left over go to the nights that lost the most.
 */
export const nightHours = (rows: readonly PayRow[]): number[] => {
  const hours = rows.map(({ workedMin }) => Math.floor((workedMin * 100) / 60));
  const byMember = grouped([...rows.keys()], (index) => rows[index]?.memberId);
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
