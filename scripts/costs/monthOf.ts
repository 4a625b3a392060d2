import { habits, loads, night, prices, summary } from './assumptions.ts';
import type { MeasuredReads } from './measuredReads.ts';

/** What a month of a business costs. */
export interface Month {
  readonly communities: number;
  /** Documents that pages read when they are loaded. */
  readonly loadReads: number;
  /** Documents that pages left open read as the night changes. */
  readonly liveReads: number;
  /** Documents that functions read to keep the summaries, and to compare them with their sources. */
  readonly functionReads: number;
  /** Writes of the field work itself. */
  readonly sourceWrites: number;
  /** Writes of the summaries. */
  readonly summaryWrites: number;
  readonly invocations: number;
  readonly dollars: number;
}

/** The sizes of the accounts that were measured, in communities. */
const measuredSizes = { owner: 26, big: 400 } as const;

/** On the line through both measured sizes, and never less than the smaller account reads. */
const atSize = (owner: number, big: number, communities: number): number => {
  const share = (communities - measuredSizes.owner) / (measuredSizes.big - measuredSizes.owner);
  return Math.max(Math.min(owner, big), owner + (big - owner) * share);
};

/** Documents that the average load of a page reads, in an account of some size. */
function readsPerLoad(measured: MeasuredReads, communities: number): number {
  return loads.reduce((sum, [share, ownerPath, bigPath]) => {
    const [owner, big] = [measured.owner[ownerPath], measured.big[bigPath]];
    if (!owner || !big) throw new Error(`What ${ownerPath} reads has not been measured.`);
    const cold = atSize(owner.cold, big.cold, communities);
    const warm = atSize(owner.warm, big.warm, communities);
    return sum + share * (warm * habits.warmShare + cold * (1 - habits.warmShare));
  }, 0);
}

/**
 * What a month costs.
 *
 * @param measured what the pages read
 * @param communities how many the business serves
 */
export function monthOf(measured: MeasuredReads, communities: number): Month {
  const { nightsPerMonth, daysInOffice, loadsPerDay, openAtNight, membersPerCommunity } = habits;
  const shifts = communities * night.served;
  const monthly = (perShift: number) => Math.round(perShift * shifts * nightsPerMonth);
  const { clockWrites, reportWrites, checkpointWrites, violationWrites } = night;

  const pageLoads = habits.officeWorkers(communities) * daysInOffice * loadsPerDay;
  const loadReads = Math.round(pageLoads * readsPerLoad(measured, communities));

  const summaryWrites = monthly(
    clockWrites * summary.clock.writes +
      reportWrites * summary.report.writes +
      violationWrites * summary.violation.writes,
  );
  const eventReads = monthly(
    clockWrites * summary.clock.reads +
      reportWrites * summary.report.reads +
      violationWrites * summary.violation.reads,
  );
  // Each night: every member, community and assignment, and both records of each shift of the nights.
  const assignments = communities * night.served * 7;
  const compared =
    communities * (1 + membersPerCommunity) + assignments + summary.comparedNights * shifts * 2;
  const functionReads = eventReads + Math.round(compared * nightsPerMonth);

  const sourceWrites = monthly(clockWrites + reportWrites + checkpointWrites + violationWrites);
  const liveReads = summaryWrites * openAtNight;
  const invocations = monthly(clockWrites + reportWrites + violationWrites);
  return {
    communities,
    loadReads,
    liveReads,
    functionReads,
    sourceWrites,
    summaryWrites,
    invocations,
    dollars:
      (loadReads + liveReads + functionReads) * prices.perRead +
      (sourceWrites + summaryWrites) * prices.perWrite +
      invocations * prices.perInvocation,
  };
}
