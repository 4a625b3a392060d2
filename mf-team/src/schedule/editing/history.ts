import type { ScheduleChanges } from 'shared-lib/domain';

/** A completed step with its description. */
export interface Step {
  changes: ScheduleChanges;
  words: string;
}

/** The steps that can be undone, and those that can be redone, the latest last. */
export interface Steps {
  done: readonly Step[];
  undone: readonly Step[];
}

/** The maximum number of steps kept. */
const remembered = 50;

const without = (steps: readonly Step[], step: Step) => steps.filter((other) => other !== step);

/**
 * The history after a new step. Steps undone earlier can no longer be redone, since that would skip the new
 * one.
 */
export const afterDoing = ({ done }: Steps, step: Step): Steps => ({
  done: [...done, step].slice(-remembered),
  undone: [],
});

/** The history after undoing any step. */
export const afterUndoing = ({ done, undone }: Steps, step: Step): Steps => ({
  done: without(done, step),
  undone: [...without(undone, step), step],
});

/** The history after redoing one. */
export const afterRedoing = ({ done, undone }: Steps, step: Step): Steps => ({
  done: [...done, step],
  undone: without(undone, step),
});

/**
 * The history after a step turned out to be overtaken, or to give a shift to someone inactive. That step can
 * be neither undone nor redone.
 */
export const afterInvalidStep = ({ done, undone }: Steps, step: Step): Steps => ({
  done: without(done, step),
  undone: without(undone, step),
});

/** Queues work behind the pending work it builds on. */
interface Turns {
  /** Starts work immediately. */
  atOnce: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Starts work once all earlier work has settled, whether it failed or not. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Creates an empty queue. */
export function createTurns(): Turns {
  let before: Promise<unknown> = Promise.resolve();
  const keep = <Result>(work: Promise<Result>): Promise<Result> => {
    before = Promise.allSettled([before, work]);
    return work;
  };
  return {
    atOnce: (work) => keep(work()),
    inTurn: (work) => keep(before.then(work)),
  };
}

/**
 * The steps of one page. The store is outside React because a toast can undo a step after the user has left
 * the page.
 */
export interface History {
  subscribe: (listener: () => void) => () => void;
  steps: () => Steps;
  change: (make: (steps: Steps, step: Step) => Steps, step: Step) => void;
  /** Steps are saved in turn: only once the earlier ones are saved is it known which one is the latest. */
  turns: Turns;
}

/** Creates an empty history. */
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
