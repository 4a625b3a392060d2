import { IconMoonOff } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Avatar, Button, StatePanel, StatusBadge } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import { PanelPart, RecordPage, type PanelState } from 'shared-lib/ui/lists';
import { boardHref, memberHref } from '../addresses.ts';
import type { AgentRow } from '../night/agentRowsOf.ts';
import { hasStarted } from '../night/boardRow.ts';
import type { RatedRow } from '../night/ratedRows.ts';
import { meaningOf } from '../night/ratedRows.ts';
import { nameOfAgentRow } from '../table/agentColumns.tsx';
import { Doors } from '../table/Doors.tsx';
import { formatLateness } from '../table/communityTime.ts';
import { ReassignButton, reportLink } from '../table/RowActions.tsx';
import { StateCell } from '../table/StateCell.tsx';
import { callAction } from './ShiftActions.tsx';
import styles from './panels.module.css';

interface AgentPanelProps extends PanelState<AgentRow> {
  /** Everyone in the night, so that a person stays open when a filter hides them. */
  all: readonly AgentRow[];
  /** Every shift of the night. */
  shifts: readonly RatedRow[];
  /** The night from the address, `YYYY-MM-DD`; null for the night in progress. */
  night: string | null;
}

/**
 * One person's night next to the board, live: each of their shifts, with links to it and its report, and who
 * else could go.
 */
export function AgentPanel(props: AgentPanelProps) {
  const { all, shifts, night, rows, openKey, onStep, onClose, onReturnFocus } = props;
  const { t } = useTexts('mf-tracking');
  return (
    <StepPanel
      title={t('panel.agentTitle')}
      keys={rows.map(({ key }) => key)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    >
      {(shown) => {
        const row = all.find(({ key }) => key === shown);
        if (!row) {
          return (
            <StatePanel icon={<IconMoonOff size={32} />} title={t('panel.gone.title')}>
              {t('panel.gone.text')}
            </StatePanel>
          );
        }
        return (
          <Agent row={row} shifts={shifts.filter(({ agentId }) => agentId === row.agentId)} night={night} />
        );
      }}
    </StepPanel>
  );
}

interface AgentProps extends Pick<AgentPanelProps, 'shifts' | 'night'> {
  row: AgentRow;
}

function Agent({ row, shifts, night }: AgentProps) {
  const { t } = useTexts('mf-tracking');
  const name = nameOfAgentRow(row, t);
  const late = formatLateness(row.lateMin, t);
  return (
    <RecordPage
      name={
        <>
          <Avatar size="small" name={name} />
          {row.agentId === null ? (
            name
          ) : (
            <Link to={memberHref(row.agentId)} className={styles.link ?? ''}>
              {name}
            </Link>
          )}
        </>
      }
      badges={
        <>
          <StatusBadge meaning={meaningOf(row)}>{t(`states.${row.state}`)}</StatusBadge>
          {late && <StatusBadge meaning="watch">{late}</StatusBadge>}
        </>
      }
      facts={null}
      related={
        <PanelPart title={t('panel.shifts')}>
          <ul className="vh-list">
            {shifts.map((shift) => (
              <li key={shift.communityId} className={styles.shift}>
                <div className={styles.place}>
                  <Link to={boardHref(night, shift.communityId)} className={styles.fact ?? ''} dir="auto">
                    {shift.communityName}
                  </Link>
                  {hasStarted(shift) && shift.doorsTotal > 0 && (
                    <Doors
                      serviced={shift.doorsServiced}
                      total={shift.doorsTotal}
                      skipped={shift.doorsSkipped}
                      to={reportLink(shift, t)}
                    />
                  )}
                </div>
                <StateCell row={shift} />
                <ReassignButton row={shift} />
              </li>
            ))}
          </ul>
        </PanelPart>
      }
      actions={row.agentPhone === null ? [] : [callAction(row.agentPhone, name, t)]}
      actsAside={
        row.agentId === null ? undefined : (
          <Button component={Link} to={memberHref(row.agentId)} variant="default">
            {t('actions.personShort')}
          </Button>
        )
      }
    />
  );
}
