import { openTooLongHours } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { NameCell, StatusBadge } from 'shared-lib/ui';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { AgentCell } from './AgentCell.tsx';
import { clockTime, viewerTimeZone } from './clockTime.ts';
import { meanings } from './meanings.ts';
import { PhoneTimes } from './PhoneTimes.tsx';
import type { TonightShift } from './tonightOf.ts';
import styles from './TonightTable.module.css';

/** Tonight's shifts as a list; times are those of the community's own clock. */
export function TonightTable({ shifts }: { shifts: readonly TonightShift[] }) {
  const { t, i18n } = useTexts('mf-tracking');
  const viewerZone = viewerTimeZone();
  const timeOf = (shift: TonightShift, instant: number) =>
    clockTime(instant, shift.timeZone, viewerZone, i18n.language);

  const columns: Column<TonightShift>[] = [
    {
      id: 'community',
      header: t('columns.community'),
      track: 'minmax(0, 2fr)',
      phone: 'first',
      cell: ({ communityName }) => <NameCell shape="place" name={communityName} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      track: 'minmax(112px, 0.8fr)',
      phone: 'aside',
      cell: ({ standing: { state } }) => (
        <StatusBadge meaning={meanings[state]}>{t(`states.${state}`)}</StatusBadge>
      ),
    },
    {
      id: 'agent',
      header: t('columns.agent'),
      track: 'minmax(0, 1.3fr)',
      phone: 'below',
      cell: (shift) => (
        <span className={styles.agent}>
          <AgentCell shift={shift} />
          <PhoneTimes standing={shift.standing} timeOf={(instant) => timeOf(shift, instant)} />
        </span>
      ),
    },
    {
      id: 'scheduled',
      header: t('columns.scheduled'),
      track: 'minmax(72px, 0.7fr)',
      align: 'end',
      phone: 'hidden',
      cell: (shift) => timeOf(shift, shift.standing.scheduledStart),
    },
    {
      id: 'clockIn',
      header: t('columns.clockIn'),
      track: 'minmax(76px, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      cell: (shift) => <ClockIn shift={shift} timeOf={timeOf} />,
    },
    {
      id: 'clockOut',
      header: t('columns.clockOut'),
      track: 'minmax(76px, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      cell: (shift) => <ClockOut shift={shift} timeOf={timeOf} />,
    },
  ];

  return (
    <DataTable
      id="tonight"
      label={t('list')}
      columns={columns}
      rows={shifts}
      rowKey={(shift) => shift.communityId}
    />
  );
}

interface TimeCellProps {
  shift: TonightShift;
  timeOf: (shift: TonightShift, instant: number) => string;
}

function ClockIn({ shift, timeOf }: TimeCellProps) {
  const { t } = useTexts('mf-tracking');
  const { standing } = shift;
  const lateMin = 'lateMin' in standing ? standing.lateMin : 0;
  return (
    <>
      {'clockInAt' in standing ? timeOf(shift, standing.clockInAt) : <span className={styles.none}>–</span>}
      {lateMin > 0 && <span className={styles.watch}>{t('minutesLate', { minutes: lateMin })}</span>}
    </>
  );
}

function ClockOut({ shift, timeOf }: TimeCellProps) {
  const { t } = useTexts('mf-tracking');
  const { standing } = shift;
  if (standing.state === 'done') return timeOf(shift, standing.clockOutAt);
  if (standing.state !== 'onTheClock') return <span className={styles.none}>–</span>;
  return standing.openTooLong ? (
    <span className={styles.watch}>{t('openTooLong', { hours: openTooLongHours })}</span>
  ) : (
    <span className={styles.none}>{t('notYet')}</span>
  );
}
