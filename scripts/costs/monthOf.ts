import {
  habits,
  loads,
  night,
  nightsCompared,
  perRecord,
  prices,
  rating,
  type NightRecord,
} from './assumptions.ts';
import type { MeasuredReads } from './measuredReads.ts';

export interface Month {
  readonly communities: number;
  /** Documents read by page loads. */
  readonly loadReads: number;
  /** Documents read by pages left open as the night changes. */
  readonly liveReads: number;
  /** Documents read by functions for field work and to compare summaries with their sources. */
  readonly functionReads: number;
  /** Documents read to rate the rounds in progress. */
  readonly ratingReads: number;
  /** Writes of the field work itself. */
  readonly sourceWrites: number;
  /** Writes by functions for field work: derived data, public pages and summaries. */
  readonly functionWrites: number;
  readonly invocations: number;
  readonly dollars: number;
}

/** Sizes of the measured accounts, in communities. */
const measuredSizes = { owner: 26, big: 400 } as const;

/** Linear through both measured sizes, but never less than the smaller account reads. */
const atSize = (owner: number, big: number, communities: number): number => {
  const share = (communities - measuredSizes.owner) / (measuredSizes.big - measuredSizes.owner);
  return Math.max(Math.min(owner, big), owner + (big - owner) * share);
};

/** Documents read by an average page load in an account of this size. */
function readsPerLoad(measured: MeasuredReads, communities: number): number {
  return loads.reduce((sum, [share, ownerPath, bigPath]) => {
    const [owner, big] = [measured.owner[ownerPath], measured.big[bigPath]];
    if (!owner || !big) throw new Error(`The reads of ${ownerPath} have not been measured.`);
    const cold = atSize(owner.cold, big.cold, communities);
    const warm = atSize(owner.warm, big.warm, communities);
    return sum + share * (warm * habits.warmShare + cold * (1 - habits.warmShare));
  }, 0);
}

/**
 * Monthly costs.
 *
 * @param measured reads per page
 * @param communities number of communities served
 */
export function monthOf(measured: MeasuredReads, communities: number): Month {
  const { nightsPerMonth, daysInOffice, loadsPerDay, openAtNight, membersPerCommunity } = habits;
  const shifts = communities * night.served;
  /** Sums over all records of a month. */
  const monthly = (perOne: (kind: NightRecord) => number): number => {
    const kinds = Object.entries(night.records) as [NightRecord, number][];
    const perShift = kinds.reduce((sum, [kind, records]) => sum + records * perOne(kind), 0);
    return Math.round(perShift * shifts * nightsPerMonth);
  };

  const pageLoads = habits.officeWorkers(communities) * daysInOffice * loadsPerDay;
  const loadReads = Math.round(pageLoads * readsPerLoad(measured, communities));

  // Each night: every member, community and assignment, and both records of each shift.
  const assignments = communities * night.served * 7;
  const compared = communities * (1 + membersPerCommunity) + assignments + nightsCompared * shifts * 2;
  const functionReads = monthly((kind) => perRecord[kind].reads) + Math.round(compared * nightsPerMonth);

  const ratingReads = rating.hours * rating.perHour * rating.reads * nightsPerMonth;

  const sourceWrites = monthly(() => 1);
  const functionWrites = monthly((kind) => perRecord[kind].writes);
  const liveReads = monthly((kind) => perRecord[kind].heard) * openAtNight;
  const invocations = monthly((kind) => perRecord[kind].calls);
  return {
    communities,
    loadReads,
    liveReads,
    functionReads,
    ratingReads,
    sourceWrites,
    functionWrites,
    invocations,
    dollars:
      (loadReads + liveReads + functionReads + ratingReads) * prices.perRead +
      (sourceWrites + functionWrites) * prices.perWrite +
      invocations * prices.perInvocation,
  };
}
