import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import type { RatedRow } from '../night/ratedRows.ts';
import { meaningOf } from '../night/ratedRows.ts';
import { formatLateness } from './communityTime.ts';
import styles from './cells.module.css';

interface StateCellProps {
  /** `isOffered` is missing in a specialist's row, which covers several shifts. */
  row: Pick<RatedRow, 'state' | 'severity' | 'lateMin'> & Partial<Pick<RatedRow, 'isOffered'>>;
  /** Whether it also shows how late someone came. */
  isFull?: boolean;
}

/** A shift's state, with the time waited if no one has come, or whether it is offered to the team. */
export function StateCell({ row, isFull = false }: StateCellProps) {
  const { t } = useTexts('mf-tracking');
  const { state, lateMin } = row;
  const meaning = meaningOf(row);
  const waiting = isFull || state === 'late' || state === 'missed' ? formatLateness(lateMin, t) : null;
  return (
    <span className={`vh-lines ${styles.state}`}>
      <span>
        <StatusBadge meaning={meaning}>{t(`states.${state}`)}</StatusBadge>
      </span>
      {row.isOffered && <span className={styles.small}>{t('tonight.offered')}</span>}
      {waiting && <span className={meaning === 'bad' ? styles.bad : styles.watch}>{waiting}</span>}
    </span>
  );
}
