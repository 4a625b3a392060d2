import { useEffect, useEffectEvent } from 'react';
import { historyCommandOf } from '../editing/gridCommandOf.ts';
import type { History } from '../editing/history.ts';
import { useEditing, type Editing } from '../editing/useEditing.ts';
import type { WeekRecords } from '../rows/weekGridOf.ts';
import type { UndoRedo } from './StepButtons.tsx';

/** Empty, because undoing a step doesn't depend on what else happens on its nights. */
const noDates: readonly string[] = [];

/** Lets the user undo and redo steps, including by keyboard, in a view that can't make steps. */
export function useUndoRedo(records: WeekRecords, history: History): UndoRedo {
  const { undo, redo } = useEditing(records, noDates, history);
  useHistoryKeys({ undo, redo });
  return { history, undo, redo };
}

/** Where keys keep their usual meaning: text fields, and every overlay except lists of shifts. */
const elsewhere =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], dialog, [role="dialog"]:not(:has([data-list])), [data-side-panel]:not(:has([data-list]))';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(elsewhere) !== null;

/** Ctrl or Command with Z undoes the latest step anywhere on the page; with Shift it redoes the step. */
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
