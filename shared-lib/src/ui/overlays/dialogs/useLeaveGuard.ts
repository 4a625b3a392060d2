import { useRef, useState } from 'react';
import { useUnsavedChanges } from '../../../data/hooks/useUnsavedChanges.ts';
import { useBlocker } from '../../../router/history/useBlocker.ts';

/** Protects a form's unsaved changes. */
export interface LeaveGuard {
  /** Whether the question is shown. */
  readonly isAsking: boolean;
  /**
   * Calls a function that leaves the form, such as one that closes it: immediately without unsaved changes,
   * otherwise after the user agrees.
   */
  readonly leave: (go: () => void) => void;
  /** Stops asking, because the changes are saved or discarded. */
  readonly release: () => void;
  /** The answers. */
  readonly stay: () => void;
  readonly discard: () => void;
}

/**
 * Asks before unsaved changes are lost: by navigating (a link, Back), by closing the form (`leave`), or by
 * reloading or closing the tab (the browser's prompt). `DiscardDialog` shows the question.
 * @param isWithin whether another query string of the same page still shows the form; by default none does.
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
      // In a later task, so the Escape press that led here doesn't also close the question.
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
