import { bucketOf } from 'shared-lib/contract';
import { decideRollout, type RolloutDecision, type Steps } from './decideRollout.ts';
import { noCounts, withLoad, withShare } from './rolloutCounts.ts';

/** Uniform numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Simulation {
  readonly accounts: number;
  readonly loadsPerAccountAndDay: number;
  readonly days: number;
  readonly percent: number;
  readonly steps?: Steps;
  /** The probability that a page of the stable version has a problem. */
  readonly stableRate: number;
  /** The same for the candidate. */
  readonly candidateRate: number;
  /** The share of accounts with a bad network, where a tenth of all pages have a problem with any version. */
  readonly badNetworks?: number;
  /** The seed of the random numbers; each seed gives a different run. */
  readonly seed: number;
}

export interface Simulated {
  /** The last decision that changed something, or null. */
  readonly halted: Extract<RolloutDecision, { kind: 'halt' }> | null;
  /** Page loads of the candidate until it was halted, or in total. */
  readonly loads: number;
  readonly percent: number;
}

/** Plays a rollout, load by load, as the function counts it. */
export function simulateRollout(options: Simulation): Simulated {
  const random = seededRandom(options.seed);
  const { accounts, days, loadsPerAccountAndDay } = options;
  const everyone = Array.from({ length: accounts }, (_, index) => {
    const account = `account-${options.seed}-${index}`;
    return {
      account,
      bucket: bucketOf('mf-team', account),
      ownRate: random() < (options.badNetworks ?? 0) ? 0.1 : 0,
      /** The versions it has loaded, and whether it has had a problem. */
      seen: { candidate: false, stable: false, problem: false },
    };
  });
  let counts = noCounts;
  let { percent } = options;
  let since = 0;
  let loads = 0;
  for (let day = 0; day < days; day++) {
    const perDay = accounts * loadsPerAccountAndDay;
    for (let index = 0; index < perDay; index++) {
      const now = (day + index / perDay) * 86_400_000;
      const { account, bucket, ownRate, seen } = everyone[Math.floor(random() * accounts)]!;
      const version = bucket < percent * 100 ? 'candidate' : 'stable';
      const isCandidate = version === 'candidate';
      const hasProblem = random() < (isCandidate ? options.candidateRate : options.stableRate) + ownRate;
      counts = withLoad(counts, {
        account,
        isCandidate,
        hasProblem,
        isFirst: !seen[version],
        hasFirstProblem: hasProblem && !seen.problem,
        wasAffected: seen.problem,
        isAlone: percent === 100,
      });
      seen[version] = true;
      seen.problem ||= hasProblem;
      if (isCandidate) loads++;
      // Without a problem, only time changes the decision.
      if (!hasProblem && index % 20 !== 0) continue;
      const decision = decideRollout(counts, options.steps ?? null, { percent, since }, now);
      if (decision.kind === 'halt') return { halted: decision, loads, percent };
      if (decision.kind === 'advance') {
        counts = withShare(counts, percent, decision.percent);
        ({ percent } = decision);
        since = now;
      }
    }
  }
  return { halted: null, loads, percent };
}
