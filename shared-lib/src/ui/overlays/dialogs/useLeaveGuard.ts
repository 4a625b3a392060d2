import { useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsavedChanges } from '../../../data/useUnsavedChanges.ts';

/** What stands between a form with unsaved changes and what would take them away. */
export interface LeaveGuard {
  /** Whether the question is open. */
  readonly isAsking: boolean;
  /** Does what leaves the form, such as closing it: at once when nothing is unsaved, else when the question is answered so. */
  readonly leave: (go: () => void) => void;
  /** Lets everything pass from now on: what was typed is saved or given up. */
  readonly release: () => void;
  /** The answers. */
  readonly stay: () => void;
  readonly discard: () => void;
}

/**
 * Asks before unsaved changes are lost: by another address (a link, Back), by closing the form (`leave`), by reloading or closing
 * the tab (there the browser asks). `DiscardDialog` shows the question.
 * @param isWithin whether the search of another address of the same page still shows the form; by default none other does.
 */
export function useLeaveGuard(
  isDirty: boolean,
  isWithin: (search: URLSearchParams) => boolean = () => false,
): LeaveGuard {
  const settle = useUnsavedChanges(isDirty);
  const isReleased = useRef(false);
  const [pending, setPending] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation: next }) =>
      isDirty &&
      !isReleased.current &&
      (next.pathname !== pathname || (next.search !== search && !isWithin(new URLSearchParams(next.search)))),
  );

  const release = () => {
    isReleased.current = true;
    settle();
  };

  return {
    isAsking: pending !== null || blocker.state === 'blocked',
    leave: (go) => {
      if (!isDirty || isReleased.current) return go();
      // After the key press that led here: the question hears Escape as well, and would take the same press for its own.
      setTimeout(() => setPending(() => go));
    },
    release,
    stay: () => {
      setPending(null);
      if (blocker.state === 'blocked' && !isReleased.current) blocker.reset();
    },
    discard: () => {
      release();
      setPending(null);
      if (blocker.state === 'blocked') blocker.proceed();
      else pending?.();
    },
  };
}
