import { useEffect, useRef, useSyncExternalStore } from 'react';
import { changesState } from 'shared-lib/data/notifications';
import type { Notification } from 'shared-lib/domain';
import { markAllNotifications, markNotifications, useNotificationList } from 'shared-lib/data/notifications';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is visible; nothing is seen in a hidden tab. */
const useIsTabVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/** Marks the shown notifications as seen, once each; a rejected write isn't retried. */
export function useMarkSeen(shown: readonly Notification[]) {
  const list = useNotificationList();
  const isVisible = useIsTabVisible();
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (!isVisible || list === null) return;
    const fresh = shown.filter(
      (notification) => changesState(notification, 'see') && !tried.current.has(notification.id),
    );
    if (fresh.length === 0) return;
    fresh.forEach(({ id }) => tried.current.add(id));
    void markNotifications(list, fresh, 'see');
  }, [shown, isVisible, list]);
}

/**
 * How long the page of all notifications must be visible before unlisted ones count as seen, in milliseconds.
 */
const markAllAfter = 2000;

/**
 * Marks all notifications as seen once the page that lists them has been visible for a while, so a brief
 * visit doesn't count.
 * @param needed whether there are any beyond those the page lists and marks itself.
 */
export function useMarkAllSeen(needed: boolean) {
  const list = useNotificationList();
  const isVisible = useIsTabVisible();
  useEffect(() => {
    if (!isVisible || !needed || list === null) return;
    const timer = setTimeout(() => void markAllNotifications(list, [], 'see'), markAllAfter);
    return () => clearTimeout(timer);
  }, [isVisible, needed, list]);
}
