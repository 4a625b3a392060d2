import type { History } from '../editing/history.ts';
import { useEditing } from '../editing/useEditing.ts';
import type { WeekRecords } from '../week/weekGridOf.ts';
import type { Retracing } from './StepButtons.tsx';
import { useHistoryKeys } from './useHistoryKeys.ts';

/** None: that a step is retraced takes no look at what else happens on its nights. */
const noDates: readonly string[] = [];

/** Lets steps be taken back and made again, also by keys, in a view where they are not made themselves. */
export function useRetracing(records: WeekRecords, history: History): Retracing {
  const { undo, redo } = useEditing(records, noDates, history);
  useHistoryKeys({ undo, redo });
  return { history, undo, redo };
}
