import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { notificationState } from 'shared-lib/data/notifications';
import type { Notification } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styles from './NotificationRow.module.css';
import { NotificationText } from './NotificationText.tsx';

interface NotificationRowProps {
  notification: Notification;
  /** Its index in the list. */
  index: number;
  /** The heading of the day it starts. */
  day: string | null;
  isOpen: boolean;
  onToggle: (notification: Notification) => void;
  onRead: (notification: Notification, index: number) => void;
  onFollow: (notification: Notification) => void;
}

/**
 * A notification on the page. Expanding it shows the full text. Expanding it, following it or checking it off
 * marks it as read.
 */
export const NotificationRow = memo(function NotificationRow({
  notification,
  index,
  day,
  isOpen,
  onToggle,
  onRead,
  onFollow,
}: NotificationRowProps) {
  const { t } = useTexts('notifications');
  const isUnread = notificationState(notification) !== 'read';
  const title = notification.title.trim() || t('untitled');
  return (
    <>
      {day !== null && <h2 className={styles.day}>{day}</h2>}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.main}
          aria-expanded={isOpen}
          onClick={() => onToggle(notification)}
        >
          <NotificationText notification={notification} whole={isOpen} />
        </button>
        {/* This order aligns the arrows. */}
        <span className={styles.aside}>
          {isUnread && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('markOne', { title })}
              title={t('markOneShort')}
              onClick={() => onRead(notification, index)}
            >
              <IconCheck size={20} aria-hidden />
            </ActionIcon>
          )}
          {notification.link !== null && (
            <Link
              to={notification.link}
              className={styles.follow}
              aria-label={t('openRecord', { title })}
              title={t('openRecordShort')}
              onClick={() => isUnread && onFollow(notification)}
            >
              <IconChevronRight size={20} aria-hidden />
            </Link>
          )}
        </span>
      </div>
    </>
  );
});
