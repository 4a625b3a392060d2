import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Notification } from '../../domain/index.ts';
import { useNotificationList } from '../customer/personalNotifications.api.ts';
import type { RootState } from '../store.ts';
import { went } from './markAll.slice.ts';
import { markAllNotifications, type MarkProgress } from './markNotifications.ts';

/**
 * Marks all notifications as read, one run at a time for the whole page.
 * @returns the run's state, and the function that starts it with the notifications on the screen.
 */
export function useMarkAllRead() {
  const list = useNotificationList();
  const { dispatch, getState } = useStore<RootState>();
  const run = useSelector(({ markAll }: RootState) => markAll);

  const markAllRead = useCallback(
    async (known: readonly Notification[]) => {
      if (list === null || getState().markAll.status === 'running') return;
      let progress: MarkProgress = { done: 0, total: null };
      dispatch(went({ status: 'running', ...progress }));
      const result = await markAllNotifications(list, known, 'read', (reached) => {
        progress = reached;
        dispatch(went({ status: 'running', ...progress }));
      });
      dispatch(went(result.ok ? { status: 'idle' } : { status: 'failed', ...progress }));
    },
    [list, dispatch, getState],
  );
  return { run, markAllRead };
}
