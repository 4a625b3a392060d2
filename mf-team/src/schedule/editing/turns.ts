/** Makes work wait for the work under way that it builds on. */
export interface Turns {
  /** Begins work at once. */
  atOnce: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Begins work when all earlier work has ended, whether it failed or not. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Makes turns in which nothing is under way. */
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
