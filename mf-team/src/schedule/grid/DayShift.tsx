import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Avatar } from 'shared-lib/ui';
import styles from './DayShift.module.css';
import { describeCell } from '../rows/describe.ts';
import type { WeekCell, WeekRow } from '../rows/weekGridOf.ts';

interface DayShiftProps {
  row: WeekRow;
  cell: WeekCell;
  onOpen: (shift: ShiftPlace) => void;
}

/** A shift in a day's list: opens its details. */
export function DayShift({ row, cell, onOpen }: DayShiftProps) {
  const { t } = useTexts('mf-team');
  const { who, note } = describeCell(cell, t);
  return (
    <button
      type="button"
      className={styles.shift}
      data-kind={cell.kind}
      aria-haspopup="dialog"
      onClick={() => onOpen({ communityId: row.id, serviceDate: cell.date })}
    >
      <span className={`vh-cut ${styles.community}`} dir="auto" title={row.propertyName}>
        {row.propertyName}
      </span>
      <span className={styles.who}>
        {cell.agent && <Avatar size="small" name={who} />}
        <span className="vh-cut" dir="auto">
          {who}
        </span>
      </span>
      {note && (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      )}
    </button>
  );
}
