import { IconAlertTriangle, IconArrowsExchange, IconClockQuestion, IconLoader2 } from '@tabler/icons-react';
import { memo, useSyncExternalStore } from 'react';
import type { ShiftConflict } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Avatar } from 'shared-lib/ui';
import { describeConflicts } from '../editing/describeConflict.ts';
import { GridCell } from '../grid/GridRow.tsx';
import { describeCell } from '../rows/describe.ts';
import type { GridMarks } from '../rows/gridMarks.ts';
import { keyOfPlace } from '../rows/placeKey.ts';
import type { WeekCell } from '../rows/weekGridOf.ts';
import styles from './WeekGrid.module.css';

const isRoute = (conflict: ShiftConflict) => conflict.kind === 'sameHour' && conflict.isRoute;

interface WeekGridCellProps {
  communityId: string;
  cell: WeekCell;
  row: number;
  column: number;
  tabbable: boolean;
  standsBack: boolean;
  marks: GridMarks;
  /** A community's name. */
  nameOf: (communityId: string) => string | undefined;
}

/** A night in a community's week. A change of its marks rerenders only this cell. */
export const WeekGridCell = memo(function WeekGridCell(props: WeekGridCellProps) {
  const { communityId, cell, row, column, tabbable, standsBack, marks, nameOf } = props;
  const { t } = useTexts('mf-team');
  const { kind, agent, insteadOf, isTonight, conflicts, date } = cell;
  const key = keyOfPlace({ communityId, serviceDate: date });
  const marked = useSyncExternalStore(marks.subscribe, () => marks.marksOf(key));
  const { who, note } = describeCell(cell, t);
  // A route isn't marked here: the panel and the title show it.
  const marking = conflicts.filter((conflict) => conflict.kind !== 'inactive' && !isRoute(conflict));
  const [mostSevere] = describeConflicts(marking, nameOf, t);
  const effect = /over (assign|move|swap|replace)/.exec(marked)?.[1] as
    | 'assign'
    | 'move'
    | 'swap'
    | 'replace'
    | undefined;
  const conflictWords = describeConflicts(conflicts, nameOf, t).map(({ words }) => words);
  return (
    <GridCell
      row={row}
      column={column}
      tabbable={tabbable}
      isTonight={isTonight}
      opens={kind !== 'closed'}
      aria-selected={kind === 'closed' ? undefined : marked.includes('selected')}
      aria-busy={marked.includes('pending') || undefined}
      data-kind={kind}
      data-back={standsBack || undefined}
      data-marks={marked || undefined}
      data-carries={agent ? '' : undefined}
      className={styles.cell}
      title={[who, note, ...conflictWords].filter(Boolean).join('\n')}
    >
      <span className={styles.who}>
        {agent && <Avatar size="small" name={who} />}
        <span className={styles.name} dir="auto">
          {who}
        </span>
        {mostSevere && (
          <span
            role="img"
            aria-label={t(
              `schedule.edit.${mostSevere.severity === 'confirms' ? 'conflictMark' : 'noteMark'}`,
              {
                conflict: conflictWords.join(', '),
              },
            )}
            className={styles.conflict}
            data-severity={mostSevere.severity}
          >
            {mostSevere.severity === 'confirms' ? (
              <IconAlertTriangle size={16} />
            ) : (
              <IconClockQuestion size={16} />
            )}
          </span>
        )}
      </span>
      {note && (
        <span className={styles.note} data-watch={agent ? agent.state !== 'active' || undefined : undefined}>
          {agent && insteadOf && <IconArrowsExchange size={14} aria-hidden />}
          <span className="vh-cut" dir="auto">
            {note}
          </span>
        </span>
      )}
      {effect && <span className={styles.effect}>{t(`schedule.edit.drop.short.${effect}`)}</span>}
      {marked.includes('pending') && (
        <IconLoader2
          size={16}
          className={styles.saving ?? ''}
          role="img"
          aria-label={t('schedule.edit.saving')}
        />
      )}
    </GridCell>
  );
});
