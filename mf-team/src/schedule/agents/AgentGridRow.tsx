import { IconUserOff } from '@tabler/icons-react';
import { memo } from 'react';
import { pictureAddress } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Avatar } from 'shared-lib/ui';
import { nameOfAgent } from '../../people/agentOf.ts';
import styles from './AgentGrid.module.css';
import { AgentGridCell } from './AgentGridCell.tsx';
import { GridRow } from '../grid/GridRow.tsx';
import type { RowPlacement } from '../grid/ScheduleGrid.tsx';
import type { AgentRow } from '../rows/agentRowsOf.ts';
import { detailOfAgent } from '../rows/describe.ts';

interface AgentGridRowProps extends RowPlacement {
  row: AgentRow;
  tonight: string;
  compact: boolean;
}

/** A specialist's days. */
export const AgentGridRow = memo(function AgentGridRow(props: AgentGridRowProps) {
  const { row, index, tonight, compact, focusColumn, top } = props;
  const { t } = useTexts('mf-team');
  const { agent, member, days } = row;
  const name = agent ? nameOfAgent(agent, t) : t('schedule.unassigned');
  const detail = detailOfAgent(row, t);
  return (
    <GridRow
      index={index}
      top={top}
      headingTitle={`${name}\n${detail}`}
      className={agent === null ? styles.unassigned : undefined}
      heading={
        <>
          {agent ? (
            <Avatar size="small" name={name} picture={pictureAddress(member?.profilePic ?? null)} />
          ) : (
            <IconUserOff size={20} className={styles.nobody ?? ''} aria-hidden />
          )}
          <span className="vh-lines">
            <span className={`vh-cut ${styles.name}`} dir="auto">
              {name}
            </span>
            <span
              className={`vh-cut ${styles.detail}`}
              data-watch={(agent && agent.state !== 'active') || undefined}
            >
              {detail}
            </span>
          </span>
        </>
      }
    >
      {days.map((day, column) => (
        <AgentGridCell
          key={day.date}
          day={day}
          row={index}
          column={column}
          isTonight={day.date === tonight}
          compact={compact}
          tabbable={column === focusColumn}
        />
      ))}
    </GridRow>
  );
});
