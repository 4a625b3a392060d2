import { useNow } from 'shared-lib/data';
import type { Notification } from 'shared-lib/domain';
import { currentLanguage, useTexts } from 'shared-lib/i18n';
import { VirtualList } from 'shared-lib/ui/table';
import { NotificationRow } from './NotificationRow.tsx';
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
