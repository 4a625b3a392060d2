import { useNow } from 'shared-lib/data';
import { Since } from 'shared-lib/ui';
import styles from './TeamTable.module.css';

interface LastActiveCellProps {
  tierName: string;
  /** Epoch milliseconds; null for never. */
  lastActive: number | null;
}

/**
 * When a member was last active, and on a phone the tier beside it. Only this cell draws again as time passes, not the
 * whole table.
 */
export function LastActiveCell({ tierName, lastActive }: LastActiveCellProps) {
  const now = useNow();
  return (
    <span className={styles.lastActive}>
      <span className={styles.tierOnPhone}>{tierName}</span>
      <Since instant={lastActive} now={now} />
    </span>
  );
}
