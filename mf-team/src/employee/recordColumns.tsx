import type { ClockInOut, ShiftReport } from 'shared-lib/domain';
import { formatNight, type Translate } from 'shared-lib/i18n';
import { NameCell, StatusBadge, type Meaning } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import type { usePlaces } from './usePlaces.ts';

/** What the cells of a member's records say things with. */
export interface RecordWords extends ReturnType<typeof usePlaces> {
  t: Translate<'mf-team'>;
  /** A BCP 47 tag. */
  language: string;
}

const meaningsOfReports: Readonly<Record<ShiftReport['status'], Meaning>> = {
  inProgress: 'info',
  submitted: 'watch',
  approved: 'good',
  returned: 'neutral',
  missed: 'bad',
};
const meaningsOfClockings: Readonly<Record<ClockInOut['status'], Meaning>> = {
  open: 'info',
  closed: 'good',
  missed: 'bad',
  autoClosed: 'watch',
};

/** Where and on which night, and how it stands: with these a record of either kind begins. */
function firstColumns<Row extends ShiftReport | ClockInOut>(
  { t, language, nameOf }: RecordWords,
  meaningOf: (row: Row) => Meaning,
  labelOf: (row: Row) => string,
): Column<Row>[] {
  return [
    {
      id: 'community',
      header: t('employee.columns.community'),
      track: 'minmax(0, 1.4fr)',
      phone: 'first',
      cell: ({ communityId }) => <NameCell name={nameOf(communityId)} shape="place" />,
    },
    {
      id: 'night',
      header: t('employee.columns.date'),
      track: 'minmax(0, 0.7fr)',
      phone: 'below',
      cell: ({ serviceDate }) => formatNight(serviceDate, language),
    },
    {
      id: 'status',
      header: t('columns.status'),
      track: 'minmax(0, 0.8fr)',
      phone: 'aside',
      cell: (row) => <StatusBadge meaning={meaningOf(row)}>{labelOf(row)}</StatusBadge>,
    },
  ];
}

/** The columns of a member's shift reports. */
export function reportColumns(words: RecordWords): Column<ShiftReport>[] {
  const { t, timeAt } = words;
  return [
    ...firstColumns<ShiftReport>(
      words,
      ({ status }) => meaningsOfReports[status],
      ({ status }) => t(`employee.report.${status}`),
    ),
    {
      id: 'units',
      header: t('employee.columns.units'),
      align: 'end',
      phone: 'hidden',
      cell: ({ status, unitsServiced, unitsTotal }) =>
        status === 'missed' ? '–' : t('employee.outOf', { part: unitsServiced, all: unitsTotal }),
    },
    {
      id: 'submitted',
      header: t('employee.columns.submitted'),
      align: 'end',
      phone: 'hidden',
      cell: ({ submittedAt, communityId }) => timeAt(submittedAt, communityId),
    },
  ];
}

/** The columns of a member's clock-ins and clock-outs. */
export function clockingColumns(words: RecordWords): Column<ClockInOut>[] {
  const { t, timeAt } = words;
  return [
    ...firstColumns<ClockInOut>(
      words,
      ({ status }) => meaningsOfClockings[status],
      ({ status }) => t(`employee.clock.${status}`),
    ),
    {
      id: 'in',
      header: t('employee.columns.clockIn'),
      align: 'end',
      phone: 'hidden',
      cell: ({ clockInAt, communityId }) => timeAt(clockInAt, communityId),
    },
    {
      id: 'out',
      header: t('employee.columns.clockOut'),
      align: 'end',
      phone: 'hidden',
      cell: ({ clockOutAt, communityId }) => timeAt(clockOutAt, communityId),
    },
  ];
}
