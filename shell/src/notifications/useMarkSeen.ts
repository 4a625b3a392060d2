import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAccount } from 'shared-lib/data';
import { isMovedBy, type Notification } from 'shared-lib/domain';
import { markAllNotifications, markNotifications } from 'shared-lib/data/notifications';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is in sight: nothing is seen in one that is not. */
const useIsTabVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/** Marks what a screen shows as seen, once each: one whose write is refused is not tried again and again. */
export function useMarkSeen(shown: readonly Notification[]) {
  const { customerId } = useAccount();
  const isVisible = useIsTabVisible();
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (!isVisible) return;
    const fresh = shown.filter(
      (notification) => isMovedBy(notification, 'see') && !tried.current.has(notification.id),
    );
    if (fresh.length === 0) return;
    fresh.forEach(({ id }) => tried.current.add(id));
    void markNotifications(customerId, fresh, 'see');
  }, [shown, isVisible, customerId]);
}

/** Marks every notification as seen, once the screen that lists them all is in sight. */
export function useMarkAllSeen() {
  const { customerId } = useAccount();
  const isVisible = useIsTabVisible();
  useEffect(() => {
    if (isVisible) void markAllNotifications(customerId, [], 'see');
  }, [isVisible, customerId]);
}
