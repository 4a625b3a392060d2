import type { Reducer } from 'redux';
import type { MarkProgress } from './markNotifications.ts';

/** The run that marks all as read. A page has only one, so the bell and the list show the same. */
export type MarkAllState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' | 'failed' } & MarkProgress);

/** Sets the run's state. */
export const went = (run: MarkAllState) => ({ type: 'markAll/went', run }) as const;

/** The run's state for the page's lifetime. */
export const markAllReducer: Reducer<MarkAllState, ReturnType<typeof went>> = (
  state = { status: 'idle' },
  action,
) => (action.type === 'markAll/went' ? action.run : state);
