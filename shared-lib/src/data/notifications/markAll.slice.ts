import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store.ts';
import type { MarkProgress } from './markNotifications.ts';

/** The run that marks all as read. A page has only one, so the bell and the list show the same. */
export type MarkAllState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' | 'failed' } & MarkProgress);

const slice = createSlice({
  name: 'markAllNotifications',
  initialState: { status: 'idle' } as MarkAllState,
  reducers: { went: (_, { payload }: PayloadAction<MarkAllState>): MarkAllState => payload },
}).injectInto(rootReducer);

export const { went } = slice.actions;
export const { selectSlice: selectMarkAll } = slice;
