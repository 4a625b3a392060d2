/** Queues work behind the pending work it builds on. */
export interface Turns {
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
