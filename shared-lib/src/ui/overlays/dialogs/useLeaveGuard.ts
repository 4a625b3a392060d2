import { useRef, useState } from 'react';
import { useUnsavedChanges } from '../../../data/useUnsavedChanges.ts';
import { useBlocker } from '../../../router/history/useBlocker.ts';

/** Keeps a form's unsaved changes from being lost. */
export interface LeaveGuard {
  /** Whether the question is open. */
  readonly isAsking: boolean;
  /**
   * Calls a function that leaves the form, such as one that closes it: at once when nothing is unsaved, otherwise when
   * the person agrees.
   */
  readonly leave: (go: () => void) => void;
  /** Asks no more, because the changes are saved or given up. */
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
  const blocked = useBlocker(
    ({ pathname, search }, next) =>
      isDirty &&
      !isReleased.current &&
      (next.pathname !== pathname || (next.search !== search && !isWithin(next.searchParams))),
  );

  const release = () => {
    isReleased.current = true;
    settle();
  };

  return {
    isAsking: pending !== null || blocked !== null,
    leave: (go) => {
      if (!isDirty || isReleased.current) return go();
      // Opens the question only after the key press that led here: the question closes on Escape, so the same press
      // would close it again.
      setTimeout(() => setPending(() => go));
    },
    release,
    stay: () => {
      setPending(null);
      if (!isReleased.current) blocked?.reset();
    },
    discard: () => {
      release();
      setPending(null);
      if (blocked) blocked.proceed();
      else pending?.();
    },
  };
}
