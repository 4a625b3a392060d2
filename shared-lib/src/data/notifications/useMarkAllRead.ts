import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Notification } from '../../domain/index.ts';
import { useNotificationList } from '../customer/personalNotifications.api.ts';
import { rootReducer } from '../store.ts';
import { markAllNotifications, type MarkProgress } from './markNotifications.ts';

/** The run that marks all as read. A page has only one, so the bell and the list show the same. */
export type MarkAllState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' | 'failed' } & MarkProgress);

const slice = createSlice({
  name: 'markAllNotifications',
  initialState: { status: 'idle' } as MarkAllState,
  reducers: { went: (_, { payload }: PayloadAction<MarkAllState>): MarkAllState => payload },
}).injectInto(rootReducer);

const { went } = slice.actions;
const { selectSlice: selectMarkAll } = slice;

/**
 * Marks all notifications as read, one run at a time for the whole page.
 * @returns the run's state, and the function that starts it with the notifications on the screen.
 */
export function useMarkAllRead() {
  const list = useNotificationList();
  const { dispatch, getState } = useStore<Parameters<typeof selectMarkAll>[0]>();
  const run = useSelector(selectMarkAll);

  const markAllRead = useCallback(
    async (known: readonly Notification[]) => {
      if (list === null || selectMarkAll(getState()).status === 'running') return;
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
