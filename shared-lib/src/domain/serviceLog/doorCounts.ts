import type { ServiceLog } from './serviceLog.ts';

type Outcome = ServiceLog['outcome'];

/** Some doors' outcomes on a night. */
export interface DoorCounts {
  /** Visited, and nothing missed; includes doors with nothing out. */
  readonly served: number;
  /** Served doors with nothing set out. */
  readonly notOut: number;
  /** Visited, and something missed. */
  readonly left: number;
}

/** Whether a door was served: visited, and nothing missed. */
export const isServed = (outcome: Outcome): boolean => outcome !== 'notCollected';

/**
 * How many doors were expected on a night at one community; null if no report has it.
 * @param reports of that night and community; each counts all doors
 */
export const expectedDoors = (reports: readonly { readonly unitsTotal: number }[]): number | null =>
  Math.max(0, ...reports.map(({ unitsTotal }) => unitsTotal)) || null;

/**
 * Counts doors, for every screen, email, file and proof.
 * @param outcomes one for each door, the one that counts
 */
export const countDoors = (outcomes: readonly Outcome[]): DoorCounts => {
  const served = outcomes.filter(isServed);
  return {
    served: served.length,
    notOut: served.filter((outcome) => outcome === 'notOut').length,
    left: outcomes.length - served.length,
  };
};
