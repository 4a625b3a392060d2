import { useNow } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Since } from 'shared-lib/ui';
import styles from './TeamTable.module.css';

interface LastActiveCellProps {
  tierName: string;
  /** Epoch milliseconds; null for never. */
  lastActive: number | null;
  /** Until when the invitation of who has not joined can be accepted, epoch milliseconds; null for everyone else. */
  invitedUntil: number | null;
}

/**
 * When a member was last active, or that they have not joined yet, and on a phone the tier beside it. Only this cell draws again as time passes, not the
 * whole table.
 */
export function LastActiveCell({ tierName, lastActive, invitedUntil }: LastActiveCellProps) {
  const { t } = useTexts('mf-team');
  const now = useNow();
  return (
    <span className={styles.lastActive}>
      <span className={styles.tierOnPhone}>{tierName}</span>
      {invitedUntil === null ? (
        <Since instant={lastActive} now={now} />
      ) : (
        <span>{t(now < invitedUntil ? 'lifecycle.invited.badge' : 'lifecycle.invited.badgeOver')}</span>
      )}
    </span>
  );
}
