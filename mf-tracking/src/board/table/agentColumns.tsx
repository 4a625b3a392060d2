import { IconUser } from '@tabler/icons-react';
import { clockTime, sortableDateTime, viewerTimeZone, type Translate } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { memberHref } from '../addresses.ts';
import type { AgentRow } from '../night/agentRowsOf.ts';
import { boardStates } from '../night/boardRow.ts';
import { nameOrUnknown, percentOf } from '../night/rowFacts.ts';
import { Finish } from './ClockCells.tsx';
import { Doors } from './Doors.tsx';
import { CallButton, LinkButton } from './RowActions.tsx';
import { StateCell } from './StateCell.tsx';
import styles from './cells.module.css';

/**
 * Someone's name in the list, or "unassigned".
 * @param t the module's texts.
 */
export const nameOfAgentRow = ({ agentId, agentName }: AgentRow, t: Translate<'mf-tracking'>): string =>
  agentId === null ? t('nobody') : nameOrUnknown(agentName, t);

/**
 * The columns of the board by specialist.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 * @param isNarrow whether there is only room for the most important columns.
 */
export function agentColumns(
  t: Translate<'mf-tracking'>,
  language: string,
  isNarrow: boolean,
): Column<AgentRow>[] {
  const inNarrow = isNarrow ? ({ choice: 'hidden' } as const) : {};
  const viewerZone = viewerTimeZone();
  const nothing = <span className={styles.soft}>–</span>;
  return [
    {
      id: 'agent',
      header: t('columns.agent'),
      track: 'minmax(0, 2.4fr)',
      phone: 'first',
      choice: 'fixed',
      value: (row) => nameOfAgentRow(row, t),
      search: (row) => `${nameOfAgentRow(row, t)} ${row.communityNames}`,
      cell: (row) => <NameCell name={nameOfAgentRow(row, t)} detail={row.communityNames} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      track: 'minmax(112px, 0.9fr)',
      phone: 'aside',
      value: ({ state }) => boardStates.indexOf(state),
      csv: ({ state }) => t(`states.${state}`),
      cell: (row) => <StateCell row={row} />,
    },
    {
      id: 'communities',
      ...inNarrow,
      header: t('columns.communities'),
      track: 'minmax(104px, 0.8fr)',
      phone: 'below',
      firstDirection: 'desc',
      value: ({ shifts }) => shifts,
      cell: ({ done, shifts }) => (
        <span className={styles.below}>{t('communitiesDone', { done, count: shifts })}</span>
      ),
    },
    {
      id: 'clockIn',
      ...inNarrow,
      header: t('columns.clockIn'),
      // Room for the zone after the time, shown when the viewer's clock differs.
      track: 'minmax(112px, 0.7fr)',
      align: 'end',
      phone: 'hidden',
      value: ({ clockInAt }) => clockInAt,
      csv: ({ clockInAt, timeZone }) => (clockInAt === null ? null : sortableDateTime(clockInAt, timeZone)),
      cell: ({ clockInAt, timeZone }) =>
        clockInAt === null ? nothing : clockTime(clockInAt, timeZone, viewerZone, language),
    },
    {
      id: 'doors',
      header: t('columns.doors'),
      track: 'minmax(108px, 0.9fr)',
      phone: 'below',
      firstDirection: 'desc',
      value: ({ clockInAt, doorsServiced, doorsTotal }) =>
        clockInAt === null ? null : percentOf(doorsServiced, doorsTotal),
      csv: ({ doorsTotal }) => doorsTotal,
      cell: ({ clockInAt, doorsServiced, doorsTotal }) =>
        clockInAt === null || doorsTotal === 0 ? (
          <span className={styles.none}>–</span>
        ) : (
          <div className={styles.doors}>
            <Doors serviced={doorsServiced} total={doorsTotal} />
          </div>
        ),
    },
    {
      id: 'doorsServiced',
      header: t('columns.doorsServiced'),
      align: 'end',
      phone: 'hidden',
      choice: 'hidden',
      value: ({ doorsServiced }) => doorsServiced,
      cell: ({ doorsServiced }) => doorsServiced,
    },
    {
      id: 'finish',
      header: t('columns.finish'),
      track: 'minmax(96px, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      value: ({ finishAt }) => finishAt,
      csv: ({ finishAt, timeZone }) => (finishAt === null ? null : sortableDateTime(finishAt, timeZone)),
      cell: (row) => <Finish row={row} />,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      track: '76px',
      align: 'end',
      phone: 'end',
      choice: 'fixed',
      csv: false,
      cell: (row) => (
        <span className={styles.actions}>
          {row.agentPhone !== null && <CallButton phone={row.agentPhone} name={nameOfAgentRow(row, t)} />}
          {row.agentId !== null && (
            <LinkButton
              to={memberHref(row.agentId)}
              label={t('actions.person', { name: nameOfAgentRow(row, t) })}
            >
              <IconUser size={18} aria-hidden />
            </LinkButton>
          )}
        </span>
      ),
    },
  ];
}
