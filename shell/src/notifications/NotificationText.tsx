import { notificationState } from 'shared-lib/data/notifications';
import type { Notification } from 'shared-lib/domain';
import { currentLanguage, useTexts } from 'shared-lib/i18n';
import styles from './NotificationText.module.css';
import { exactTime, notificationTime } from './notificationTime.ts';

interface NotificationTextProps {
  notification: Notification;
  /** Shows the full text instead of one line of title and two of message. */
  whole?: boolean;
}

/** A notification's title, message, time and unread state. */
export function NotificationText({ notification, whole = false }: NotificationTextProps) {
  const { t } = useTexts('notifications');
  const { title, message, timestamp } = notification;
  const isUnread = notificationState(notification) !== 'read';
  const name = title.trim() || t('untitled');
  const language = currentLanguage();
  return (
    <span className={styles.text} data-unread={isUnread || undefined} data-whole={whole || undefined}>
      <span className={styles.head}>
        {isUnread && (
          <>
            <span className={styles.dot} aria-hidden />
            <span className="vh-unseen">{t('unread')}</span>
          </>
        )}
        <span className={`vh-cut ${styles.title}`} dir="auto" title={whole ? undefined : name}>
          {name}
        </span>
      </span>
      {timestamp !== null && (
        <time
          className={styles.time}
          dateTime={new Date(timestamp).toISOString()}
          title={exactTime(timestamp, language)}
        >
          {notificationTime(timestamp, language)}
        </time>
      )}
      {message !== '' && (
        <span className={styles.message} dir="auto">
          {message}
        </span>
      )}
    </span>
  );
}
