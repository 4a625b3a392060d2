import type { LiveResult } from 'shared-lib/data';
import type { BellFacts } from 'shared-lib/data/notifications';
import type { Notification } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useMarkAllRead, useMarkRead } from 'shared-lib/data/notifications';
import { ListSkeleton, LiveContent } from 'shared-lib/ui';
import { Link } from 'react-router-dom';
import styles from './BellPanel.module.css';
import { MarkAllButton, MarkAllStatus } from './MarkAllButton.tsx';
import { notificationAddress, notificationsPath } from './notificationAddress.ts';
import { NotificationText } from './NotificationText.tsx';
import { useMarkSeen } from './useMarkSeen.ts';

interface BellPanelProps {
  live: LiveResult<BellFacts>;
  /** Called when a link is followed. */
  onFollow: () => void;
}

const none: readonly Notification[] = [];

/**
 * The bell's panel with the newest notifications. Notifications it shows count as seen; following a
 * notification marks it as read.
 */
export default function BellPanel({ live, onFollow }: BellPanelProps) {
  const { t } = useTexts('notifications');
  const markRead = useMarkRead();
  const { run } = useMarkAllRead();
  const facts = live.status === 'ready' ? live.data : null;
  useMarkSeen(facts?.newest ?? none);
  const follow = (notification: Notification) => {
    onFollow();
    if (notification.link !== null) void markRead([notification]);
  };

  return (
    <>
      <div className={styles.head}>
        <h2 className="vh-title">{t('name')}</h2>
        <MarkAllButton
          hasUnread={facts?.hasUnread ?? false}
          known={facts?.newest ?? none}
          size="compact-sm"
          variant="subtle"
        />
      </div>
      <div className={styles.status}>
        <MarkAllStatus run={run} />
      </div>
      <LiveContent live={live} skeleton={<ListSkeleton rows={3} />}>
        {({ newest }) =>
          newest.length === 0 ? (
            <p className={`vh-muted ${styles.empty}`}>{t('empty')}</p>
          ) : (
            <ul className={`vh-list ${styles.list}`}>
              {newest.map((notification) => (
                <li key={notification.id}>
                  <Link
                    to={notification.link ?? notificationAddress(notification.id)}
                    className={styles.item}
                    onClick={() => follow(notification)}
                  >
                    <NotificationText notification={notification} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </LiveContent>
      <div className={styles.foot}>
        <Link to={notificationsPath} className={styles.all} onClick={onFollow}>
          {t('viewAll')}
        </Link>
      </div>
    </>
  );
}
