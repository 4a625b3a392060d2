import type { ServiceLog } from './serviceLog.ts';

type Outcome = ServiceLog['outcome'];

/** Counts of doors by their outcome on a night. */
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

/** The counts of a shift report. */
export interface CountedRound {
  readonly unitsTotal: number;
  readonly unitsServiced: number;
  readonly unitsSkipped: number;
}

/**
 * Counts a night's doors at one community by its reports, where the doors' own entries aren't available. Specialists
 * who share a community may both count a door, so the counts never exceed the doors.
 * @param statedUnits the doors of a night whose reports have no number
 */
export const doorsOfReports = (reports: readonly CountedRound[], statedUnits: number) => {
  const total = expectedDoors(reports) ?? statedUnits;
  const sum = (field: 'unitsServiced' | 'unitsSkipped') =>
    reports.reduce((all, report) => all + report[field], 0);
  const served = Math.min(total, sum('unitsServiced'));
  return { total, served, left: Math.min(total - served, sum('unitsSkipped')) };
};

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
