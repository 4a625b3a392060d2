import * as z from 'shared-lib/domain/schema';

/**
 * Observations of one version. They are counted by account: pages of one account share a network and browsers, so
 * their problems aren't independent.
 */
export interface VersionCounts {
  /** Page loads, and those with a problem. */
  readonly loads: number;
  readonly failedLoads: number;
  /** Accounts with a load. */
  readonly accounts: number;
  /** Of those, accounts with a problem. */
  readonly problems: number;
  /** Accounts that get this version and have had no problem yet, and the page loads of accounts until their first. */
  readonly atRisk: number;
  readonly loadsAtRisk: number;
}

/** A rollout so far: counts of the candidate and, at the same time, of the stable version. */
export interface RolloutCounts {
  readonly candidate: VersionCounts;
  readonly stable: VersionCounts;
  /** The candidate's counts while no account got the stable version, at 100%. */
  readonly alone: VersionCounts;
  /** Natural logarithms of the current value of each bet on a worse candidate, in the order of `risks`. */
  readonly bets: number[];
  /** Page loads of the candidate since its share was last raised. */
  readonly stepLoads: number;
  /** The first accounts that got the candidate, and the first that had a problem with it; two of each are enough. */
  readonly reached: string[];
  readonly affected: string[];
}

/** How many times more problems a bad candidate may have; the test bets on each value. */
export const risks = [3, 10, 50] as const;

const none: VersionCounts = { loads: 0, failedLoads: 0, accounts: 0, problems: 0, atRisk: 0, loadsAtRisk: 0 };

export const noCounts: RolloutCounts = {
  candidate: none,
  stable: none,
  alone: none,
  bets: risks.map(() => 0),
  stepLoads: 0,
  reached: [],
  affected: [],
};

/** A page load that counts. */
export interface CountedLoad {
  readonly account: string;
  readonly isCandidate: boolean;
  /** Whether the version had a problem on the page. */
  readonly hasProblem: boolean;
  /** Whether it is the account's first load of this version. */
  readonly isFirst: boolean;
  /** Whether it is the account's first problem in this rollout, with either version. */
  readonly hasFirstProblem: boolean;
  /** Whether the account has had a problem before. It is then no longer at risk, even with another version. */
  readonly wasAffected: boolean;
  /** Whether no account gets the stable version now. */
  readonly isAlone: boolean;
}

const added = (
  counts: VersionCounts,
  { hasProblem, isFirst, hasFirstProblem, wasAffected }: CountedLoad,
): VersionCounts => ({
  loads: counts.loads + 1,
  failedLoads: counts.failedLoads + Number(hasProblem),
  accounts: counts.accounts + Number(isFirst),
  problems: counts.problems + Number(hasFirstProblem),
  atRisk: counts.atRisk + Number(isFirst && !wasAffected) - Number(hasFirstProblem),
  loadsAtRisk: counts.loadsAtRisk + Number(!wasAffected),
});

const firstTwo = (known: string[], account: string): string[] =>
  known.length === 2 || known.includes(account) ? known : [...known, account];

/**
 * The counts after a load. An account's first problem moves each bet by how likely it is to be one of the candidate's.
 * Under equal quality, that is the candidate's share of the accounts at risk, whatever the rate of problems. So an
 * outage that affects both versions moves nothing. This is the log-rank comparison, one problem at a time; the bets are
 * test martingales (Ville 1939), one for each of `risks`.
 */
export function withLoad(counts: RolloutCounts, load: CountedLoad): RolloutCounts {
  const { isCandidate, account, isFirst, hasFirstProblem } = load;
  const arm = !isCandidate ? 'stable' : load.isAlone ? 'alone' : 'candidate';
  const next: RolloutCounts = {
    ...counts,
    [arm]: added(counts[arm], load),
    ...(isCandidate && {
      stepLoads: counts.stepLoads + 1,
      reached: firstTwo(counts.reached, account),
      affected: hasFirstProblem ? firstTwo(counts.affected, account) : counts.affected,
    }),
  };
  if (!hasFirstProblem || arm === 'alone') return next;
  const atRisk = {
    candidate: counts.candidate.atRisk + Number(isFirst && isCandidate),
    stable: counts.stable.atRisk + Number(isFirst && !isCandidate),
  };
  if (atRisk.candidate <= 0 || atRisk.stable <= 0) return next;
  const share = atRisk.candidate / (atRisk.candidate + atRisk.stable);
  return {
    ...next,
    bets: counts.bets.map((bet, index) => {
      const expected = (risks[index]! * share) / (risks[index]! * share + 1 - share);
      return bet + Math.log(isCandidate ? expected / share : (1 - expected) / (1 - share));
    }),
  };
}

/**
 * The counts when the share of accounts is raised: the accounts that move to the candidate are no longer at risk with
 * the stable version.
 * @param from the share before, in percent
 */
export const withShare = (counts: RolloutCounts, from: number, to: number): RolloutCounts => ({
  ...counts,
  stepLoads: 0,
  stable: { ...counts.stable, atRisk: (counts.stable.atRisk * (100 - to)) / (100 - from) },
});

const versionCounts = z.object({
  loads: z.count,
  failedLoads: z.count,
  accounts: z.count,
  problems: z.count,
  atRisk: z.number(),
  loadsAtRisk: z.count,
});

/** A module's rollout, `rollouts/{module}`: of the document with this revision. */
export const rolloutSchema = z.object({
  revision: z.count,
  version: z.string(),
  percent: z.count,
  /** When it got this share, epoch milliseconds. */
  since: z.instant,
  counts: z.object({
    candidate: versionCounts,
    stable: versionCounts,
    alone: versionCounts,
    bets: z.array(z.number()),
    stepLoads: z.count,
    reached: z.array(z.string()),
    affected: z.array(z.string()),
  }),
  /** The last decision, in a sentence. */
  reason: z.string(),
});
type Rollout = z.output<typeof rolloutSchema>;

/** A rollout without any observations. */
export const newRollout = (revision: number, version: string, percent: number, now: number): Rollout => ({
  revision,
  version,
  percent,
  since: now,
  counts: noCounts,
  reason: '',
});
