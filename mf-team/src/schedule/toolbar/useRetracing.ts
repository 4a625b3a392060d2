import { useEffect, useEffectEvent } from 'react';
import { historyCommandOf } from '../editing/gridCommandOf.ts';
import type { History } from '../editing/history.ts';
import { useEditing, type Editing } from '../editing/useEditing.ts';
import type { WeekRecords } from '../rows/weekGridOf.ts';
import type { Retracing } from './StepButtons.tsx';

/** None: that a step is retraced takes no look at what else happens on its nights. */
const noDates: readonly string[] = [];

/** Lets steps be taken back and made again, also by keys, in a view where they are not made themselves. */
export function useRetracing(records: WeekRecords, history: History): Retracing {
  const { undo, redo } = useEditing(records, noDates, history);
  useHistoryKeys({ undo, redo });
  return { history, undo, redo };
}

/** Where keys have a meaning of their own: where one types, and in whatever lies over the page but lists of shifts. */
const elsewhere =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], dialog:not([data-list]), [role="dialog"]';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(elsewhere) !== null;

/** Ctrl or Command with Z takes the latest step back wherever one is on the page, with Shift makes it again. */
export function useHistoryKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = historyCommandOf(event);
    if (command === null || event.defaultPrevented || isElsewhere(event.target)) return;
    event.preventDefault();
    void (command === 'undo' ? undo() : redo());
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
