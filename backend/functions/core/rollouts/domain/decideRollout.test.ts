import { decideRollout, evidenceAgainst, type Steps } from './decideRollout.ts';
import { noCounts, withLoad, withShare, type CountedLoad, type RolloutCounts } from './rolloutCounts.ts';
import { simulateRollout, type Simulation } from './simulateRollout.fixture.ts';

const minute = 60_000;
const steps: Steps = { steps: [5, 25, 100], eachMinutes: 120 };

type Version = 'candidate' | 'stable' | 'alone';

const load = (version: Version, account: number, isFirst: boolean, hasProblem: boolean): CountedLoad => ({
  account: `${version} ${account}`,
  isCandidate: version !== 'stable',
  isAlone: version === 'alone',
  isFirst,
  hasProblem,
  hasFirstProblem: hasProblem,
  wasAffected: false,
});

/** One page load of each of `accounts` more accounts, then another one with a problem by `problems` of them. */
const loadsOf = (counts: RolloutCounts, version: Version, accounts: number, problems: number) =>
  problemsOf(
    Array.from({ length: accounts }).reduce<RolloutCounts>(
      (before) => withLoad(before, load(version, before[version].accounts, true, false)),
      counts,
    ),
    version,
    problems,
  );

const problemsOf = (counts: RolloutCounts, version: Version, problems: number) =>
  Array.from({ length: problems }).reduce<RolloutCounts>(
    (before) => withLoad(before, load(version, before[version].problems, false, true)),
    counts,
  );

/** 100 accounts with the stable version and 20 with the candidate; in each of 12 minutes, 5 and 1 have a problem. */
const duringOutage = Array.from({ length: 12 }).reduce<RolloutCounts>(
  (before) => problemsOf(problemsOf(before, 'stable', 5), 'candidate', 1),
  loadsOf(loadsOf(noCounts, 'stable', 100, 0), 'candidate', 20, 0),
);

/** The same account again and again. */
const repeated = (counts: RolloutCounts, times: number, hasProblem: boolean): RolloutCounts =>
  Array.from({ length: times }).reduce<RolloutCounts>(
    (before, _, index) =>
      withLoad(before, {
        account: 'one',
        isCandidate: true,
        isAlone: false,
        isFirst: index === 0,
        hasProblem,
        hasFirstProblem: hasProblem && index === 0,
        wasAffected: hasProblem && index > 0,
      }),
    counts,
  );

/** 20 accounts with the stable version load 5 pages each. */
const repeatedStable = Array.from({ length: 80 }).reduce<RolloutCounts>(
  (before, _, index) => withLoad(before, load('stable', index % 20, false, false)),
  loadsOf(noCounts, 'stable', 20, 0),
);

const stable = loadsOf(noCounts, 'stable', 100, 1);
const later = { percent: 5, since: 0 };

test.each<[string, RolloutCounts, Steps | null, number, string]>([
  ['nothing seen yet', noCounts, steps, 0, 'wait: Only 0 of 20 page loads at this share'],
  [
    'too few loads',
    loadsOf(stable, 'candidate', 4, 0),
    steps,
    300,
    'wait: Only 4 of 20 page loads at this share',
  ],
  ['a share that no account is in', repeatedStable, steps, 120, 'advance to 25'],
  ['the same, too early', repeatedStable, steps, 119, 'wait: Only 0 of 20 page loads at this share'],
  ['too early', loadsOf(stable, 'candidate', 20, 0), steps, 30, 'wait: 90 more minutes at this share'],
  ['a good candidate', loadsOf(stable, 'candidate', 20, 0), steps, 120, 'advance to 25'],
  ['without steps', loadsOf(stable, 'candidate', 20, 0), null, 300, 'wait: Its share is raised manually'],
  ['as many problems as stable', loadsOf(stable, 'candidate', 40, 1), steps, 120, 'advance to 25'],
  [
    'some suspicion',
    loadsOf(stable, 'candidate', 20, 2),
    steps,
    120,
    'wait: Suspected problems: 2 of 20 accounts had a problem with it, 1 of 100 with the stable version',
  ],
  [
    'clearly worse',
    loadsOf(stable, 'candidate', 20, 6),
    steps,
    10,
    'halt: 6 of 20 accounts had a problem with it, 1 of 100 with the stable version',
  ],
  [
    'clearly worse, without steps',
    loadsOf(stable, 'candidate', 20, 6),
    null,
    10,
    'halt: 6 of 20 accounts had a problem with it, 1 of 100 with the stable version',
  ],
  [
    'an outage that affects both',
    duringOutage,
    steps,
    120,
    'wait: The stable version has problems too: 60 of 100 accounts',
  ],
  [
    'one broken browser among several accounts',
    repeated(loadsOf(stable, 'candidate', 10, 0), 200, true),
    steps,
    120,
    'advance to 25',
  ],
  [
    'the only account, where every page fails',
    repeated(stable, 5, true),
    null,
    10,
    'halt: 1 of 1 accounts had a problem with it, 1 of 100 with the stable version',
  ],
  [
    'the only account, with one problem',
    repeated(repeated(stable, 1, true), 30, false),
    null,
    10,
    'wait: Its share is raised manually',
  ],
  [
    'at its last share',
    loadsOf(stable, 'candidate', 20, 0),
    { ...steps, steps: [5] },
    300,
    'wait: It has reached its final share',
  ],
  [
    'worse at 100%, where no other version runs',
    loadsOf(loadsOf(stable, 'candidate', 20, 0), 'alone', 80, 20),
    steps,
    10,
    'halt: 20 of 100 accounts had a problem with it, 1 of 100 with the stable version',
  ],
])('%s', (_, counts, given, minutes, expected) => {
  const decision = decideRollout(counts, given, later, minutes * minute);
  expect(
    decision.kind === 'advance' ? `advance to ${decision.percent}` : `${decision.kind}: ${decision.reason}`,
  ).toBe(expected);
});

test('a larger share starts to count its own loads, and the accounts that move leave the stable version', () => {
  const raised = withShare(loadsOf(stable, 'candidate', 20, 0), 5, 24);
  expect(raised.stepLoads).toBe(0);
  expect(raised.stable.atRisk).toBeCloseTo(99 * 0.8);
  expect(raised.stable.accounts).toBe(100);
});

test('without a stable version to compare with, problems don’t count against a candidate', () => {
  expect(evidenceAgainst(loadsOf(noCounts, 'candidate', 50, 10))).toBe(1);
});

const usual: Omit<Simulation, 'seed'> = {
  accounts: 200,
  loadsPerAccountAndDay: 5,
  days: 2,
  percent: 20,
  stableRate: 0.002,
  candidateRate: 0.002,
  badNetworks: 0.02,
};
const played = (change: Partial<Simulation>, runs: number) =>
  Array.from({ length: runs }, (_, seed) => simulateRollout({ ...usual, ...change, seed: seed + 1 }));

test('good candidates aren’t halted, and reach everyone', () => {
  const auto = { steps: [1, 5, 25, 100], eachMinutes: 120 };
  const runs = [...played({}, 50), ...played({ steps: auto, percent: 5 }, 50)];
  expect(runs.filter(({ halted }) => halted)).toEqual([]);
  expect(runs.slice(50).every(({ percent }) => percent === 100)).toBe(true);
});

test.each([
  [0.05, 700],
  [0.2, 120],
  [1, 30],
])('a candidate that fails on %f of its pages is halted within %i of its loads', (candidateRate, max) => {
  const runs = played({ candidateRate, days: 4 }, 20);
  expect(runs.every(({ halted }) => halted)).toBe(true);
  expect(Math.max(...runs.map(({ loads }) => loads))).toBeLessThan(max);
});
