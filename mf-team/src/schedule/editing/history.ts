import type { ScheduleChanges } from 'shared-lib/domain';
import { createTurns, type Turns } from './turns.ts';

/** A step that was made, with the words for it. */
export interface Step {
  changes: ScheduleChanges;
  words: string;
}

/** The steps that can be undone, and those that can be redone, the latest last. */
export interface Steps {
  done: readonly Step[];
  undone: readonly Step[];
}

/** The most steps that are remembered. */
const remembered = 50;

const without = (steps: readonly Step[], step: Step) => steps.filter((other) => other !== step);

/**
 * The steps after a new one was made. Steps that were undone before can't be redone any more, since that would skip the
 * new one.
 */
export const afterDoing = ({ done }: Steps, step: Step): Steps => ({
  done: [...done, step].slice(-remembered),
  undone: [],
});

/** The steps after any one of them was undone. */
export const afterUndoing = ({ done, undone }: Steps, step: Step): Steps => ({
  done: without(done, step),
  undone: [...without(undone, step), step],
});

/** The steps after one was redone. */
export const afterRedoing = ({ done, undone }: Steps, step: Step): Steps => ({
  done: [...done, step],
  undone: without(undone, step),
});

/**
 * The steps after one turned out to be overtaken, or to give a shift to someone inactive. That step can be neither
 * undone nor redone.
 */
export const afterVoid = ({ done, undone }: Steps, step: Step): Steps => ({
  done: without(done, step),
  undone: without(undone, step),
});

/**
 * The steps of one page. It is a store outside React, because a toast can undo a step after the person has left the
 * page.
 */
export interface History {
  subscribe: (listener: () => void) => () => void;
  steps: () => Steps;
  change: (make: (steps: Steps, step: Step) => Steps, step: Step) => void;
  /** The turns in which steps are saved: only when the earlier ones are saved do we know which one is the latest. */
  turns: Turns;
}

/** Makes a history without steps. */
export function createHistory(): History {
  let steps: Steps = { done: [], undone: [] };
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    steps: () => steps,
    turns: createTurns(),
    change(make, step) {
      steps = make(steps, step);
      for (const listener of listeners) listener();
    },
  };
}
