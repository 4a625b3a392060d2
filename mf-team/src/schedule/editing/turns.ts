/** Lets what builds on work under way wait for it. */
export interface Turns {
  /** Begins work at once. */
  atOnce: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Begins work when everything that was asked for before has ended, well or not. */
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
