import { decimalHours } from 'shared-lib/domain';
import {
  nightHours,
  payTotalsOf,
  totalHours,
  type MemberPay,
  type PayNights,
  type PayRow,
} from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';
import type { CellValue } from 'shared-lib/ui/table';

type Text = Translate<'mf-tracking'>;

interface PayFile {
  readonly nights: PayNights;
  /** A member's name; the id follows it, since two may have the same name. */
  readonly nameOf: (memberId: string) => string;
  readonly t: Text;
}

const amounts = (
  { records, workedMin, breakMin }: Pick<PayRow, 'records' | 'workedMin' | 'breakMin'>,
  hours: number,
) => [records, breakMin, workedMin, hours];

const heads = (t: Text) => [
  t('clock.pay.columns.records'),
  t('clock.pay.columns.breakMin'),
  t('clock.pay.columns.workedMin'),
  t('clock.pay.columns.hours'),
];

/** A period's payroll with a line for each member, and their sum as the last one. */
export const linesByMember = (
  members: readonly MemberPay[],
  rows: readonly PayRow[],
  { nights, nameOf, t }: PayFile,
): CellValue[][] => [
  [
    t('clock.pay.columns.member'),
    t('clock.pay.columns.memberId'),
    t('clock.pay.columns.from'),
    t('clock.pay.columns.to'),
    t('clock.pay.columns.nights'),
    ...heads(t),
  ],
  ...members.map((member) => [
    nameOf(member.memberId),
    member.memberId,
    nights.from,
    nights.to,
    member.nights,
    ...amounts(member, decimalHours(member.workedMin)),
  ]),
  [
    t('clock.pay.total'),
    '',
    nights.from,
    nights.to,
    members.reduce((sum, member) => sum + member.nights, 0),
    ...amounts(payTotalsOf(rows), totalHours(rows)),
  ],
];

/** The same with a line for each night of each member. */
export const linesByNight = (rows: readonly PayRow[], { nameOf, t }: PayFile): CellValue[][] => {
  const hours = nightHours(rows);
  return [
    [
      t('clock.pay.columns.member'),
      t('clock.pay.columns.memberId'),
      t('clock.pay.columns.night'),
      ...heads(t),
    ],
    ...rows.map((row, index) => [
      nameOf(row.memberId),
      row.memberId,
      row.serviceDate,
      ...amounts(row, hours[index] ?? 0),
    ]),
    [t('clock.pay.total'), '', '', ...amounts(payTotalsOf(rows), totalHours(rows))],
  ];
};
