import { clockTime, sortableDateTime, viewerTimeZone, type Translate } from 'shared-lib/i18n';
import { NameCell, StatusBadge } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { AgentCell } from './AgentCell.tsx';
import { ClockIn, ClockOut } from './ClockCells.tsx';
import { meanings } from './meanings.ts';
import { PhoneTimes } from './PhoneTimes.tsx';
import { nameOfAgent, statesByUrgency, type TonightShift } from './tonightOf.ts';
import styles from './TonightTable.module.css';

/**
 * The columns of tonight's list; times are those of the community's own clock.
 * @param t the texts of the module.
 * @param language a BCP 47 tag.
 */
export function tonightColumns(t: Translate<'mf-tracking'>, language: string): Column<TonightShift>[] {
  const viewerZone = viewerTimeZone();
  const timeOf = (shift: TonightShift, instant: number) =>
    clockTime(instant, shift.timeZone, viewerZone, language);
  const agentName = ({ agent }: TonightShift) => agent && nameOfAgent(agent, t);
  const written = ({ timeZone }: TonightShift, instant: number | null) =>
    instant === null ? null : sortableDateTime(instant, timeZone);
  const clockInAt = ({ standing }: TonightShift) => ('clockInAt' in standing ? standing.clockInAt : null);
  const clockOutAt = ({ standing }: TonightShift) => ('clockOutAt' in standing ? standing.clockOutAt : null);

  return [
    {
      id: 'community',
      header: t('columns.community'),
      track: 'minmax(0, 2fr)',
      phone: 'first',
      value: ({ communityName }) => communityName,
      search: ({ communityName }) => communityName,
      cell: ({ communityName }) => <NameCell shape="place" name={communityName} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      track: 'minmax(112px, 0.8fr)',
      phone: 'aside',
      value: ({ standing }) => statesByUrgency.indexOf(standing.state),
      csv: ({ standing }) => t(`states.${standing.state}`),
      cell: ({ standing: { state } }) => (
        <StatusBadge meaning={meanings[state]}>{t(`states.${state}`)}</StatusBadge>
      ),
    },
    {
      id: 'agent',
      header: t('columns.agent'),
      track: 'minmax(0, 1.3fr)',
      phone: 'below',
      value: agentName,
      search: (shift) => agentName(shift) ?? '',
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
      track: 'minmax(92px, 0.7fr)',
      align: 'end',
      phone: 'hidden',
      value: ({ standing }) => standing.scheduledStart,
      csv: (shift) => written(shift, shift.standing.scheduledStart),
      cell: (shift) => timeOf(shift, shift.standing.scheduledStart),
    },
    {
      id: 'clockIn',
      header: t('columns.clockIn'),
      track: 'minmax(80px, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      value: clockInAt,
      csv: (shift) => written(shift, clockInAt(shift)),
      cell: (shift) => <ClockIn shift={shift} timeOf={timeOf} />,
    },
    {
      id: 'clockOut',
      header: t('columns.clockOut'),
      track: 'minmax(80px, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      value: clockOutAt,
      csv: (shift) => written(shift, clockOutAt(shift)),
      cell: (shift) => <ClockOut shift={shift} timeOf={timeOf} />,
    },
    {
      id: 'timeZone',
      header: t('columns.timeZone'),
      phone: 'hidden',
      choice: 'hidden',
      csv: ({ timeZone }) => timeZone,
      cell: ({ timeZone }) => timeZone,
    },
  ];
}
