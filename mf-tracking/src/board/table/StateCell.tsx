import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import type { BoardRow } from '../night/boardRow.ts';
import { meanings } from '../night/meanings.ts';
import { formatLateness } from './formatLateness.ts';
import styles from './cells.module.css';

/** A shift's state, with the time waited if no one has come. */
export function StateCell({ row: { state, lateMin } }: { row: Pick<BoardRow, 'state' | 'lateMin'> }) {
  const { t } = useTexts('mf-tracking');
  const waiting = state === 'late' || state === 'missed' ? formatLateness(lateMin, t) : null;
  return (
    <span className={`${styles.lines} ${styles.state}`}>
      <span>
        <StatusBadge meaning={meanings[state]}>{t(`states.${state}`)}</StatusBadge>
      </span>
      {waiting && <span className={state === 'missed' ? styles.bad : styles.watch}>{waiting}</span>}
    </span>
  );
}
