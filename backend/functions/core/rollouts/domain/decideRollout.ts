import { risks, type RolloutCounts, type VersionCounts } from './rolloutCounts.ts';

/** How a candidate advances automatically: ascending percentages of accounts, and the time spent at each. */
export interface Steps {
  readonly steps: readonly number[];
  readonly eachMinutes: number;
}

export type RolloutDecision =
  | { readonly kind: 'halt'; readonly reason: string }
  | { readonly kind: 'advance'; readonly percent: number; readonly reason: string }
  | { readonly kind: 'wait'; readonly reason: string };

/** The maximum probability of ever halting a good candidate. */
export const falseHalts = 0.001;

/** The share increases only while the evidence against the candidate is below this. */
const suspicion = 10;

/** How many page loads the candidate needs at one share before the next. */
const enoughLoads = 20;

/** If other accounts have loaded this many pages and the share has none, no account is in it. */
const enoughForOthers = 100;

/** With few accounts, statistics show little; a candidate that fails on this share of its page loads is halted anyway. */
const broken = { loads: 5, share: 0.5, stableShare: 0.05 };

/** If this share of stable accounts has a problem, the stable version is failing too, and nothing advances. */
const outage = 0.2;

/** An upper bound of first problems per page load: three more than observed (with none, the rule of three). */
const highestRate = ({ loadsAtRisk, problems }: VersionCounts) =>
  loadsAtRisk === 0 ? 1 : Math.min(1, (problems + 3) / loadsAtRisk);

/**
 * The likelihood ratio of the observations under a worse candidate and under one as good as the stable version: the mean
 * of the bets. With a good candidate, it ever exceeds 1 / p with a probability of at most p, however often it is checked.
 * Loads at 100%, where no other version runs, are compared with the stable version's highest rate before.
 */
export function evidenceAgainst({ bets, alone, stable }: RolloutCounts): number {
  const rate = highestRate(stable);
  const sums = bets.map((bet, index) => {
    const risk = risks[index]!;
    return Math.exp(bet + alone.problems * Math.log(risk) - (risk - 1) * rate * alone.loadsAtRisk);
  });
  return sums.reduce((sum, one) => sum + one, 0) / sums.length;
}

/** The candidate's counts, alongside the stable version and alone. */
const inAll = ({ candidate, alone }: RolloutCounts): VersionCounts => ({
  loads: candidate.loads + alone.loads,
  failedLoads: candidate.failedLoads + alone.failedLoads,
  accounts: candidate.accounts + alone.accounts,
  problems: candidate.problems + alone.problems,
  atRisk: candidate.atRisk + alone.atRisk,
  loadsAtRisk: candidate.loadsAtRisk + alone.loadsAtRisk,
});

/** Whether most of the candidate's page loads fail, and hardly any of the stable version's. */
function isBroken(counts: RolloutCounts): boolean {
  const { loads, failedLoads } = inAll(counts);
  const { stable } = counts;
  return (
    failedLoads >= broken.loads &&
    failedLoads >= broken.share * loads &&
    stable.loads >= enoughLoads &&
    stable.failedLoads < broken.stableShare * stable.loads
  );
}

const ofAccounts = ({ problems, accounts }: VersionCounts) => `${problems} of ${accounts}`;

const comparison = (counts: RolloutCounts): string =>
  `${ofAccounts(inAll(counts))} accounts had a problem with it, ${ofAccounts(counts.stable)} with the stable version`;

/**
 * Decides about a candidate after a page load, or at a scheduled check.
 * @param steps null if a person increases the share
 * @param at its current share in percent, and the time it reached that share (epoch milliseconds)
 * @param now epoch milliseconds
 */
export function decideRollout(
  counts: RolloutCounts,
  steps: Steps | null,
  at: { readonly percent: number; readonly since: number },
  now: number,
): RolloutDecision {
  const evidence = evidenceAgainst(counts);
  const { stable, stepLoads, affected, reached } = counts;
  // A single account may have a broken browser, so it counts alone only if no other account has the candidate.
  const isWidespread = affected.length >= Math.min(2, reached.length);
  if (isWidespread && (evidence >= 1 / falseHalts || isBroken(counts)))
    return { kind: 'halt', reason: comparison(counts) };
  const wait = (reason: string): RolloutDecision => ({ kind: 'wait', reason });
  if (!steps) return wait('Its share is raised manually');
  const next = steps.steps.find((percent) => percent > at.percent);
  if (next === undefined) return wait('It has reached its final share');
  if (evidence >= suspicion) return wait(`Suspected problems: ${comparison(counts)}`);
  if (stable.accounts >= 5 && stable.problems / stable.accounts >= outage)
    return wait(`The stable version has problems too: ${ofAccounts(stable)} accounts`);
  const left = at.since + steps.eachMinutes * 60_000 - now;
  const isEmpty = reached.length === 0 && left <= 0 && stable.loads >= enoughForOthers;
  if (isEmpty) return { kind: 'advance', percent: next, reason: 'No accounts are in the previous share' };
  if (stepLoads < enoughLoads) return wait(`Only ${stepLoads} of ${enoughLoads} page loads at this share`);
  if (left > 0) return wait(`${Math.ceil(left / 60_000)} more minutes at this share`);
  return { kind: 'advance', percent: next, reason: comparison(counts) };
}
