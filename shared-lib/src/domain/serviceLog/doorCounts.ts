import type { ServiceLog } from './serviceLog.ts';

type Outcome = ServiceLog['outcome'];

/** What came of some doors on a night. */
export interface DoorCounts {
  /** Visited, and nothing left behind; those with nothing out are among them. */
  readonly served: number;
  /** Of the served, those with nothing set out. */
  readonly notOut: number;
  /** Visited, and something left behind. */
  readonly left: number;
}

/** Whether a door was served: somebody was there, and left nothing behind. */
export const isServed = (outcome: Outcome): boolean => outcome !== 'notCollected';

/**
 * How many doors were expected on a night at one community; null where no report says.
 * @param reports of that night and community: each counts all doors
 */
export const expectedDoors = (reports: readonly { readonly unitsTotal: number }[]): number | null =>
  Math.max(0, ...reports.map(({ unitsTotal }) => unitsTotal)) || null;

/**
 * Counts doors, for every screen, mail, file and proof.
 * @param outcomes of each door the one that counts
 */
export const countDoors = (outcomes: readonly Outcome[]): DoorCounts => {
  const served = outcomes.filter(isServed);
  return {
    served: served.length,
    notOut: served.filter((outcome) => outcome === 'notOut').length,
    left: outcomes.length - served.length,
  };
};
