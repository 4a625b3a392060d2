import { IconUserOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Avatar } from '../../people/Avatar.tsx';
import { nameOfAgent } from '../week/describeCell.ts';
import { AgentGridCell } from './AgentGridCell.tsx';
import styles from './AgentGrid.module.css';
import type { AgentRow } from './agentRowsOf.ts';
import { detailOfAgent } from './detailOfAgent.ts';

interface AgentGridRowProps {
  row: AgentRow;
  /** Its place in the grid, from 0. */
  index: number;
  today: string;
  compact: boolean;
  /** The column at which the Tab key stops; null in all rows but one. */
  focusColumn: number | null;
  /** Where the row is drawn when it is not among those in view, in pixels from the first row's top. */
  top: number | undefined;
}

/** An agent's days. */
export const AgentGridRow = memo(function AgentGridRow(props: AgentGridRowProps) {
  const { row, index, today, compact, focusColumn, top } = props;
  const { t } = useTexts('mf-team');
  const { agent, member, days } = row;
  const name = agent ? nameOfAgent(agent, t) : t('schedule.unassigned');
  const detail = detailOfAgent(row, t);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-nobody={agent === null || undefined}
      style={top === undefined ? undefined : { position: 'absolute', top }}
    >
      <div role="rowheader" className={styles.agent} title={`${name}\n${detail}`}>
        {agent ? (
          <Avatar name={name} picture={member?.profilePic ?? null} />
        ) : (
          <IconUserOff size={20} aria-hidden />
        )}
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.detail} data-watch={(agent && agent.state !== 'active') || undefined}>
            {detail}
          </span>
        </span>
      </div>
      {days.map((day, column) => (
        <AgentGridCell
          key={day.date}
          day={day}
          row={index}
          column={column}
          isToday={day.date === today}
          compact={compact}
          tabbable={column === focusColumn}
        />
      ))}
    </div>
  );
});
