import {
  boundTo,
  challengeLifetime,
  difficultyAt,
  minFillMillis,
  refusalOf,
  type GuardFacts,
} from './guardAnswer.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const page = { form: 'contact', businessSlug: 'sunrise', communitySlug: 'maple', binTagId: null } as const;
const proven: GuardFacts = {
  website: '',
  isSolved: true,
  boundTo: boundTo(page),
  expectedFor: boundTo(page),
  issuedAt: now - 60_000,
  now,
};

test.each<[string, Partial<GuardFacts>, string | null]>([
  ['a proof', {}, null],
  ['a bot that fills in everything', { website: 'https://example.com' }, 'robot'],
  ['no solution', { isSolved: false }, 'unproven'],
  ['another community’s challenge', { boundTo: boundTo({ ...page, communitySlug: 'oak' }) }, 'unproven'],
  ['another business’s challenge', { boundTo: boundTo({ ...page, businessSlug: 'moon' }) }, 'unproven'],
  ['another form’s challenge', { boundTo: boundTo({ ...page, form: 'texts' }) }, 'unproven'],
  ['a tag’s challenge', { boundTo: boundTo({ ...page, binTagId: 'tag' }) }, 'unproven'],
  ['just under the minimum time', { issuedAt: now - minFillMillis + 1 }, 'tooFast'],
  ['the minimum time', { issuedAt: now - minFillMillis }, null],
  ['a challenge from the future', { issuedAt: now + 86_400_000 }, 'unproven'],
  ['no moment', { issuedAt: Number.NaN }, 'unproven'],
  ['the last moment', { issuedAt: now - challengeLifetime }, null],
  ['a moment too late', { issuedAt: now - challengeLifetime - 1 }, 'expired'],
])('a form with %s', (_, more, expected) => {
  expect(refusalOf({ ...proven, ...more })).toBe(expected);
});

test.each([
  [0, 300],
  [19, 300],
  [20, 600],
  [60, 1200],
  [200, 2400],
  [10_000, 2400],
])('after %d forms in an hour, one costs %d guesses at most', (forms, max) => {
  expect(difficultyAt(forms).max).toBe(max);
});
