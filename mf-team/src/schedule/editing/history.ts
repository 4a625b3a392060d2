import type { ScheduleChanges } from 'shared-lib/domain';
import { createTurns, type Turns } from './turns.ts';

/** A step of work that was made, with the words for it. */
export interface Step {
  changes: ScheduleChanges;
  words: string;
}

/** The steps that can be taken back, and those that can be made again, the latest last. */
export interface Steps {
  done: readonly Step[];
  undone: readonly Step[];
}

/** The most steps that are remembered. */
const remembered = 50;

const without = (steps: readonly Step[], step: Step) => steps.filter((other) => other !== step);

/** The steps after one was made: what was taken back before can't be made again, since it would skip this one. */
export const afterDoing = ({ done }: Steps, step: Step): Steps => ({
  done: [...done, step].slice(-remembered),
  undone: [],
});

/** The steps after one was taken back, whichever it was. */
export const afterUndoing = ({ done, undone }: Steps, step: Step): Steps => ({
  done: without(done, step),
  undone: [...without(undone, step), step],
});

/** The steps after one was made again. */
export const afterRedoing = ({ done, undone }: Steps, step: Step): Steps => ({
  done: [...done, step],
  undone: without(undone, step),
});

/** The steps after one turned out to be overtaken, or to give something to someone inactive: it can be neither taken back nor made again. */
export const afterVoid = ({ done, undone }: Steps, step: Step): Steps => ({
  done: without(done, step),
  undone: without(undone, step),
});

/** The steps of one page; a store outside React, since a toast may take a step back after the page is left. */
export interface History {
  subscribe: (listener: () => void) => () => void;
  steps: () => Steps;
  change: (make: (steps: Steps, step: Step) => Steps, step: Step) => void;
  /** The turns in which steps are saved: which one is the latest is known when those before are saved. */
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
