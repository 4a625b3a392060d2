import { useAccount, useNow } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { RelativeTime } from 'shared-lib/ui';
import styles from './team.module.css';

interface LastActiveCellProps {
  memberId: string;
  tierName: string;
  /** Epoch milliseconds; null for never. */
  lastActive: number | null;
  /** When the pending invitation expires, epoch milliseconds; null for everyone who has joined. */
  invitedUntil: number | null;
  isInvitationLost: boolean;
}

/**
 * When a member was last active, or the status of their invitation, with the tier next to it on a phone. Only
 * this cell rerenders as time passes, not the whole table.
 */
export function LastActiveCell({
  memberId,
  tierName,
  lastActive,
  invitedUntil,
  isInvitationLost,
}: LastActiveCellProps) {
  const { t } = useTexts('mf-team');
  const now = useNow();
  const { customerId } = useAccount();
  // The owner has signed in, even without a recorded time.
  const isUnknown = lastActive === null && memberId === customerId;
  return (
    <span className={styles.lastActive}>
      <span className={styles.tierOnPhone}>{tierName}</span>
      {invitedUntil === null ? (
        !isUnknown && <RelativeTime instant={lastActive} now={now} />
      ) : isInvitationLost ? (
        <span className={styles.lost}>{t('lifecycle.invited.badgeLost')}</span>
      ) : (
        <span>{t(now < invitedUntil ? 'lifecycle.invited.badge' : 'lifecycle.invited.badgeOver')}</span>
      )}
    </span>
  );
}
