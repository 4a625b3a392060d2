import fc from 'fast-check';
import { bucketOf, chooseRelease, formatReason } from './chooseRelease.ts';
import type { CandidateRelease, ModuleRelease } from './releases.ts';

const release = (version: string): ModuleRelease => ({
  version,
  manifest: { name: 'mf-team', contract: '^1.0.0', routes: [], nav: [], slots: [] },
});
const [stable, next, previous] = [release('1.1.0'), release('1.2.0'), release('1.0.0')];

/** Falls into bucket 8597 of mf-team. */
const account = 'owner-1';

const served = (
  parts: { candidate?: CandidateRelease; previous?: ModuleRelease },
  customerId: string | null = account,
) =>
  chooseRelease({ stable, ...parts }, 'mf-team', customerId).map(
    ({ release: { version }, reason }) => `${version} ${formatReason(reason)}`,
  );

describe('chooseRelease', () => {
  test.each<[string, Parameters<typeof served>, string[]]>([
    ['stable only', [{}], ['1.1.0 stable']],
    ['stable, then the previous version', [{ previous }], ['1.1.0 stable', '1.0.0 fallback to previous']],
    ['a candidate without accounts', [{ candidate: next }], ['1.1.0 stable']],
    ['a candidate at 0%', [{ candidate: { ...next, percent: 0 } }], ['1.1.0 stable']],
    ['a percentage below the account’s bucket', [{ candidate: { ...next, percent: 85 } }], ['1.1.0 stable']],
    [
      'a percentage that reaches the account',
      [{ candidate: { ...next, percent: 86 }, previous }],
      ['1.2.0 canary 86%', '1.1.0 fallback to stable', '1.0.0 fallback to previous'],
    ],
    [
      'a percentage of 100',
      [{ candidate: { ...next, percent: 100 } }],
      ['1.2.0 canary 100%', '1.1.0 fallback to stable'],
    ],
    [
      'a pinned account',
      [{ candidate: { ...next, customers: ['other', account] } }],
      ['1.2.0 pinned customer', '1.1.0 fallback to stable'],
    ],
    ['a different pinned account', [{ candidate: { ...next, customers: ['other'] } }], ['1.1.0 stable']],
    [
      'a pinned account within the percentage',
      [{ candidate: { ...next, percent: 100, customers: [account] } }],
      ['1.2.0 pinned customer', '1.1.0 fallback to stable'],
    ],
    [
      'no account',
      [{ candidate: { ...next, percent: 100, customers: [''] }, previous }, null],
      ['1.1.0 stable', '1.0.0 fallback to previous'],
    ],
    ['a candidate equal to stable', [{ candidate: { ...stable, percent: 100 } }], ['1.1.0 canary 100%']],
    ['a previous version equal to stable', [{ previous: stable }], ['1.1.0 stable']],
    [
      'a fallback to the previous version',
      [{ candidate: { ...previous, percent: 100 }, previous }],
      ['1.0.0 canary 100%', '1.1.0 fallback to stable'],
    ],
  ])('%s', (_, args, expected) => {
    expect(served(...args)).toEqual(expected);
  });
});

describe('cohorts', () => {
  const modules = fc.constantFrom('mf-team', 'mf-communities', 'mf-tracking', 'mf-settings', 'mf-billing');
  const ids = fc.string({ minLength: 1, maxLength: 128, unit: 'grapheme' });
  const hasCandidate = (module: string, id: string, percent: number) =>
    chooseRelease({ stable, candidate: { ...next, percent } }, module, id)[0].reason.kind === 'canary';

  /** Ids like Firebase's, 28 characters, and ids made by people and scripts. */
  const many = 100_000;
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  function firebaseIds(): string[] {
    // A seeded generator (mulberry32), so every run tests the same ids.
    let state = 20_261;
    const random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let value = Math.imul(state ^ (state >>> 15), 1 | state);
      value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
      return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
    };
    const letter = () => alphabet[Math.floor(random() * alphabet.length)];
    return Array.from({ length: many }, () => Array.from({ length: 28 }, letter).join(''));
  }
  const kinds: [string, string[]][] = [
    ['Firebase ids', firebaseIds()],
    ['counted ids', Array.from({ length: many }, (_, index) => `owner-${index}`)],
    ['padded ids', Array.from({ length: many }, (_, index) => String(index).padStart(20, '0'))],
  ];

  test.each(kinds)('%s are spread to within 1%% of each percentage', (_, customers) => {
    for (const module of ['mf-team', 'mf-billing']) {
      const perPercent = Array<number>(100).fill(0);
      for (const id of customers) perPercent[Math.floor(bucketOf(module, id) / 100)]! += 1;
      let below = 0;
      const worst = perPercent.map((count, index) => Math.abs((below += count) / many - (index + 1) / 100));
      expect(below).toBe(many);
      expect(Math.max(...worst)).toBeLessThan(0.01);
    }
  });

  test.each(kinds)('buckets of %s in one module don’t predict those in another', (_, customers) => {
    const both = customers.filter(
      (id) => bucketOf('mf-team', id) < 2_000 && bucketOf('mf-tracking', id) < 2_000,
    );
    expect(Math.abs(both.length / many - 0.04)).toBeLessThan(0.01);
  });

  test('raising the percentage only adds accounts', () => {
    fc.assert(
      fc.property(modules, ids, fc.nat(100), fc.nat(100), (module, id, one, other) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
        return !hasCandidate(module, id, lower) || hasCandidate(module, id, higher);
      }),
    );
  });

  test('an account is included at 100%, excluded at 0%, and gets the same response every time', () => {
    fc.assert(
      fc.property(
        modules,
        ids,
        fc.nat(100),
        (module, id, percent) =>
          hasCandidate(module, id, 100) &&
          !hasCandidate(module, id, 0) &&
          hasCandidate(module, id, percent) === hasCandidate(module, id, percent),
      ),
    );
  });

  // These must never change: an account would lose its candidate in the middle of a rollout.
  test.each([
    ['mf-team', 'owner-1', 8597],
    ['mf-team', 'owner-2', 8477],
    ['mf-team', 'Zk3vUq9XcPbT1mWd7RyHs5LoEf82', 7338],
    ['mf-billing', 'owner-1', 6616],
    ['mf-billing', 'Zk3vUq9XcPbT1mWd7RyHs5LoEf82', 2290],
    ['mf-tracking', 'señora-Ñandú-日本', 6217],
  ])('in %s, %s has bucket %i', (module, id, bucket) => {
    expect(bucketOf(module, id)).toBe(bucket);
  });
});
