import { sortableDateTime, useTexts, type Translate } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { boardStates, hasStarted } from '../night/boardRow.ts';
import { nameOrUnknown, percentOf } from '../night/rowFacts.ts';
import type { RatedRow } from '../night/ratedRows.ts';
import { AgentCell } from './AgentCell.tsx';
import { ClockIn, Finish } from './ClockCells.tsx';
import { communityTime, zoneLabel } from './communityTime.ts';
import { Doors } from './Doors.tsx';
import { reportLink, RowActions } from './RowActions.tsx';
import { StateCell } from './StateCell.tsx';
import styles from './cells.module.css';

/** The times of a shift in a few words. They show only on a phone, where a row is a card. */
function PhoneTimes({ row }: { row: RatedRow }) {
  const { t, i18n } = useTexts('mf-tracking');
  const timeOf = (instant: number) => communityTime(instant, row.timeZone, i18n.language);
  return (
    <span className={styles.times}>
      <span>{timesOf(row)}</span>
      {row.timeFault !== null && <span className={styles.watch}>{t(`timeFaults.${row.timeFault}`)}</span>}
    </span>
  );

  function timesOf({ clockInAt, clockOutAt, scheduledStart }: RatedRow): string {
    if (clockInAt === null) return t('phone.scheduled', { start: timeOf(scheduledStart) });
    return clockOutAt === null
      ? t('phone.in', { clockIn: timeOf(clockInAt) })
      : t('phone.inAndOut', { clockIn: timeOf(clockInAt), clockOut: timeOf(clockOutAt) });
  }
}

/**
 * The columns of the board by community; times are in the community's time zone.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 * @param isNarrow whether there is only room for the most important columns.
 */
export function boardColumns(
  t: Translate<'mf-tracking'>,
  language: string,
  isNarrow: boolean,
): Column<RatedRow>[] {
  const inNarrow = isNarrow ? ({ choice: 'hidden' } as const) : {};
  const detailOf = (row: RatedRow) => {
    const zone = zoneLabel(row.scheduledStart, row.timeZone, language);
    if (!isNarrow) return zone === null ? undefined : t('timesIn', { zone });
    return [agentName(row) ?? t('nobody'), ...(zone === null ? [] : [zone])].join(' · ');
  };
  const agentName = ({ agentId, agentName: name }: RatedRow) =>
    agentId === null ? null : nameOrUnknown(name, t);
  const written = (instantOf: (row: RatedRow) => number | null) => (row: RatedRow) => {
    const instant = instantOf(row);
    return instant === null ? null : sortableDateTime(instant, row.timeZone);
  };
  const doorsServiced = (row: RatedRow) => (hasStarted(row) ? row.doorsServiced : null);

  return [
    {
      id: 'community',
      header: t('columns.community'),
      track: 'minmax(0, 1.8fr)',
      phone: 'first',
      choice: 'fixed',
      value: ({ communityName }) => communityName,
      search: ({ communityName }) => communityName,
      cell: (row) => <NameCell shape="place" name={row.communityName} detail={detailOf(row)} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      track: 'minmax(104px, 0.9fr)',
      phone: 'aside',
      value: ({ state }) => boardStates.indexOf(state),
      csv: ({ state }) => t(`states.${state}`),
      cell: (row) => <StateCell row={row} />,
    },
    {
      id: 'agent',
      header: t('columns.agent'),
      track: 'minmax(0, 1.2fr)',
      phone: 'below',
      ...inNarrow,
      value: agentName,
      search: (row) => agentName(row) ?? '',
      cell: (row) => (
        <span className={styles.below}>
          <AgentCell row={row} />
          <PhoneTimes row={row} />
        </span>
      ),
    },
    {
      id: 'scheduled',
      header: t('columns.scheduled'),
      track: 'minmax(76px, 0.6fr)',
      align: 'end',
      phone: 'hidden',
      ...inNarrow,
      value: ({ scheduledStart }) => scheduledStart,
      csv: written(({ scheduledStart }) => scheduledStart),
      cell: ({ scheduledStart, timeZone }) => communityTime(scheduledStart, timeZone, language),
    },
    {
      id: 'clockIn',
      header: t('columns.clockIn'),
      track: 'minmax(76px, 0.7fr)',
      align: 'end',
      phone: 'hidden',
      value: ({ clockInAt }) => clockInAt,
      csv: written(({ clockInAt }) => clockInAt),
      cell: (row) => <ClockIn row={row} />,
    },
    {
      id: 'doors',
      header: t('columns.doors'),
      track: 'minmax(104px, 0.9fr)',
      phone: 'below',
      firstDirection: 'desc',
      value: (row) => (hasStarted(row) ? percentOf(row.doorsServiced, row.doorsTotal) : null),
      csv: ({ doorsTotal }) => doorsTotal,
      cell: (row) =>
        hasStarted(row) && row.doorsTotal > 0 ? (
          <div className={styles.doors}>
            <Doors serviced={row.doorsServiced} total={row.doorsTotal} to={reportLink(row, t)} />
          </div>
        ) : (
          <span className={styles.none}>–</span>
        ),
    },
    {
      id: 'doorsServiced',
      header: t('columns.doorsServiced'),
      align: 'end',
      phone: 'hidden',
      choice: 'hidden',
      value: doorsServiced,
      cell: (row) => doorsServiced(row) ?? <span className={styles.soft}>–</span>,
    },
    {
      id: 'finish',
      header: t('columns.finish'),
      track: 'minmax(84px, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      value: ({ clockOutAt, finishAt }) => clockOutAt ?? finishAt,
      csv: written(({ clockOutAt, finishAt }) => (clockOutAt === null ? finishAt : null)),
      cell: (row) => <Finish row={row} />,
    },
    {
      id: 'clockOut',
      header: t('columns.clockOut'),
      align: 'end',
      phone: 'hidden',
      choice: 'hidden',
      value: ({ clockOutAt }) => clockOutAt,
      csv: written(({ clockOutAt }) => clockOutAt),
      cell: ({ clockOutAt, timeZone }) =>
        clockOutAt === null ? (
          <span className={styles.soft}>–</span>
        ) : (
          communityTime(clockOutAt, timeZone, language)
        ),
    },
    {
      id: 'violations',
      header: t('columns.violations'),
      align: 'end',
      phone: 'hidden',
      choice: 'hidden',
      firstDirection: 'desc',
      value: ({ violations }) => violations,
      cell: ({ violations }) => violations,
    },
    {
      id: 'timeZone',
      header: t('columns.timeZone'),
      phone: 'hidden',
      choice: 'hidden',
      csv: ({ timeZone }) => timeZone,
      cell: ({ timeZone }) => timeZone,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      track: isNarrow ? '76px' : '108px',
      align: 'end',
      phone: 'end',
      choice: 'fixed',
      csv: false,
      cell: (row) => <RowActions row={row} short={isNarrow} />,
    },
  ];
}
