import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { combineLive } from 'shared-lib/data';
import {
  useBell,
  useMarkAllRead,
  useMarkRead,
  useNotificationWindow,
  type NotificationFilter as Filter,
} from 'shared-lib/data/notifications';
import { changesState, notificationWrites, unreadList } from 'shared-lib/data/notifications';
import type { Notification } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, LiveContent, PageHeader } from 'shared-lib/ui';
import { MarkAllButton, MarkAllStatus } from './MarkAllButton.tsx';
import { NothingToList } from './NothingToList.tsx';
import { parseView, viewToParams } from './notificationAddress.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPage.module.css';
import { useMarkAllSeen, useMarkSeen } from './useMarkSeen.ts';

const filters: readonly Filter[] = ['all', 'unread'];

/** All or unread, as links, because the filter is part of the address. */
function NotificationFilter({ current }: { current: Filter }) {
  const { t } = useTexts('notifications');
  return (
    <nav aria-label={t('filter.label')} className={styles.filter}>
      {filters.map((filter) => (
        <Link
          key={filter}
          to={{ search: new URLSearchParams(viewToParams({ filter, open: null })).toString() }}
          className={styles.choice}
          aria-current={filter === current || undefined}
        >
          {t(`filter.${filter}`)}
        </Link>
      ))}
    </nav>
  );
}

const none: readonly Notification[] = [];

/** All notifications (spec section 2), live, filtered by the address. Listed notifications count as seen. */
export default function NotificationsPage() {
  const { t } = useTexts('notifications');
  const mark = useMarkRead();
  const [query, setQuery] = useSearchParams();
  const { filter, open } = parseView(query);
  const [kept, setKept] = useState<Notification | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const bell = useBell({ attached: true, countUnseen: false });
  const live = useNotificationList(filter, kept?.id === open ? kept : null);
  const { run } = useMarkAllRead();
  const keepFocusAt = useRestoredFocus();

  const records = live.status === 'ready' ? live.data.records : none;
  const hasUnread = bell.status === 'ready' && bell.data.hasUnread;
  const opened = records.find(({ id }) => id === open) ?? null;
  // Opening a notification marks it as read, which removes it from the unread filter; it stays listed until
  // it is closed.
  if (opened && opened.id !== kept?.id) setKept({ ...opened, ...notificationWrites.read });

  useMarkAllSeen(live.status === 'ready' && !live.data.complete);
  useMarkSeen(records);

  const markRead = useCallback(
    async (notification: Notification) => {
      const result = await mark([notification]);
      setFailed(!result.ok);
    },
    [mark],
  );

  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (!opened || !changesState(opened, 'read') || tried.current === opened.id) return;
    tried.current = opened.id;
    void markRead(opened);
  }, [opened, markRead]);

  const toggle = useCallback(
    ({ id }: Notification) =>
      setQuery(
        (now) => {
          const view = parseView(now);
          return viewToParams({ ...view, open: id === view.open ? null : id });
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const tickOff = useCallback(
    (notification: Notification, index: number) => {
      keepFocusAt(index);
      void markRead(notification);
    },
    [keepFocusAt, markRead],
  );
  const follow = useCallback((notification: Notification) => void markRead(notification), [markRead]);

  return (
    <>
      <PageHeader
        title={t('title')}
        summary={
          <span role="status">
            {run.status === 'running'
              ? t('running')
              : bell.status === 'ready' && t(hasUnread ? 'summary.unread' : 'summary.read')}
          </span>
        }
        action={<MarkAllButton hasUnread={hasUnread} known={records} size="sm" variant="default" />}
      />
      <div className={styles.run}>
        <MarkAllStatus run={run} />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.alert}>
          {t('markOneFailed')}
        </p>
      )}
      <NotificationFilter current={filter} />
      <Card flush>
        <LiveContent live={live}>
          {({ complete }) =>
            records.length === 0 ? (
              <NothingToList filter={filter} />
            ) : (
              <>
                <NotificationList
                  key={filter}
                  records={records}
                  more={!complete}
                  onEndNear={live.grow}
                  open={open}
                  onToggle={toggle}
                  onRead={tickOff}
                  onFollow={follow}
                />
                {!complete && <p className={`vh-soft ${styles.more}`}>{t('loadingMore')}</p>}
              </>
            )
          }
        </LiveContent>
      </Card>
    </>
  );
}

/**
 * The page's notifications, live, as far as the user has scrolled.
 * @param kept the open notification, which stays in the unread list although it is read.
 */
function useNotificationList(filter: Filter, kept: Notification | null) {
  const newest = useNotificationWindow('all');
  const unread = useNotificationWindow('unread', filter !== 'unread');
  if (filter === 'all') return newest;
  const live = combineLive([unread, newest], (found, { records }) => ({
    records: unreadList(found.records, records, kept),
    complete: found.complete,
  }));
  return { ...live, grow: unread.grow };
}

/**
 * Keeps focus in the list when an action removes the control that had it.
 * @returns a function to call before the action with the row's index. Focus then moves to the row now at that
 * index, the one before, or the page's content if the list is gone.
 */
function useRestoredFocus() {
  const lost = useRef<number | null>(null);
  useEffect(() => {
    const index = lost.current;
    if (index === null || document.activeElement !== document.body) return;
    lost.current = null;
    const rowAt = (place: number) => document.querySelector<HTMLElement>(`[data-index="${place}"] button`);
    (rowAt(index) ?? rowAt(index - 1) ?? document.getElementById('content'))?.focus();
  });
  return useCallback((index: number) => {
    lost.current = index;
  }, []);
}
