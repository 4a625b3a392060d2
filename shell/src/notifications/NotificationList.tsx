import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from 'shared-lib/data';
import { notificationState } from 'shared-lib/data/notifications';
import type { Notification } from 'shared-lib/domain';
import { currentLanguage, useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import { VirtualList } from 'shared-lib/ui/table';
import styles from './NotificationList.module.css';
import { NotificationText } from './NotificationText.tsx';
import { dayHeading, notificationDay } from './notificationTime.ts';

interface NotificationListProps {
  records: readonly Notification[];
  /** Whether more are still to be loaded. */
  more: boolean;
  onEndNear: () => void;
  /** The id of the expanded notification. */
  open: string | null;
  onToggle: (notification: Notification) => void;
  onRead: (notification: Notification, index: number) => void;
  onFollow: (notification: Notification) => void;
}

const rowHeight = 69;

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
const NotificationRow = memo(function NotificationRow({
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

/** Notifications grouped by day, newest first. */
export function NotificationList({
  records,
  more,
  onEndNear,
  open,
  onToggle,
  onRead,
  onFollow,
}: NotificationListProps) {
  const { t } = useTexts('notifications');
  const now = useNow();

  const dayOf = (notification: Notification): string => {
    const day = notificationDay(notification.timestamp, now);
    return day instanceof Date ? dayHeading(day, now, currentLanguage()) : t(day);
  };
  /** The day heading above an item, if it differs from the previous item's. */
  const dayAt = (index: number): string | null => {
    const day = dayOf(records[index]!);
    const before = records[index - 1];
    return before && dayOf(before) === day ? null : day;
  };

  return (
    <VirtualList
      label={t('name')}
      items={records}
      itemKey={({ id }) => id}
      itemHeight={rowHeight}
      more={more}
      onEndNear={onEndNear}
    >
      {(notification, index) => (
        <NotificationRow
          notification={notification}
          index={index}
          day={dayAt(index)}
          isOpen={notification.id === open}
          onToggle={onToggle}
          onRead={onRead}
          onFollow={onFollow}
        />
      )}
    </VirtualList>
  );
}
