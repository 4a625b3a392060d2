import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isMovedBy, type Notification } from 'shared-lib/domain';
import { markAllNotifications, markNotifications, useNotificationList } from 'shared-lib/data/notifications';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is in sight: nothing is seen in one that is not. */
const useIsTabVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/** Marks what a screen shows as seen, once each: one whose write is refused is not tried again and again. */
export function useMarkSeen(shown: readonly Notification[]) {
  const list = useNotificationList();
  const isVisible = useIsTabVisible();
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (!isVisible || list === null) return;
    const fresh = shown.filter(
      (notification) => isMovedBy(notification, 'see') && !tried.current.has(notification.id),
    );
    if (fresh.length === 0) return;
    fresh.forEach(({ id }) => tried.current.add(id));
    void markNotifications(list, fresh, 'see');
  }, [shown, isVisible, list]);
}

/** Milliseconds that the screen with all notifications stays in sight before those further down count as seen too. */
const allSeenAfter = 2000;

/**
 * Marks every notification as seen, once the screen that lists them all has been in sight for a moment: whoever passes by
 * reads none of those that are not listed yet.
 * @param needed whether there are some beyond what the screen lists and marks by itself.
 */
export function useMarkAllSeen(needed: boolean) {
  const list = useNotificationList();
  const isVisible = useIsTabVisible();
  useEffect(() => {
    if (!isVisible || !needed || list === null) return;
    const timer = setTimeout(() => void markAllNotifications(list, [], 'see'), allSeenAfter);
    return () => clearTimeout(timer);
  }, [isVisible, needed, list]);
}
