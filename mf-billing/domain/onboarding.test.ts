import type { OnboardingStep } from 'shared-lib/domain';
import { onboardingChangeSchema, stepAfter, stepShown } from './onboarding.ts';

test.each<[OnboardingStep, OnboardingStep]>([
  ['business', 'size'],
  ['size', 'community'],
  ['community', 'invitation'],
  ['invitation', 'done'],
  ['done', 'done'],
])('after %s comes %s', (step, next) => {
  expect(stepAfter(step)).toBe(next);
});

test.each<[string | null, OnboardingStep | null, OnboardingStep]>([
  [null, null, 'business'],
  [null, 'community', 'community'],
  ['size', 'community', 'size'],
  ['size', null, 'size'],
  ['toString', 'size', 'size'],
  ['', null, 'business'],
])('requested %s and left at %s, %s is shown', (requested, left, shown) => {
  expect(stepShown(requested, left && { step: left })).toBe(shown);
});

const business = { firstName: 'Nora', lastName: 'Quinn', businessName: 'Quinn Valet' };

test.each([
  [{ step: 'size' }, true],
  [{ step: 'elsewhere' }, false],
  [{}, false],
  [{ step: 'size', business: { ...business, slug: ' Quinn-Valet ' } }, true],
  [{ step: 'size', business: { ...business, slug: 'team' } }, false],
  [{ step: 'size', business: { ...business, slug: 'a b' } }, false],
  [{ step: 'size', business: { ...business, firstName: '' } }, false],
  [{ step: 'size', business: { ...business, terms: '2020-01-01' } }, false],
  [{ step: 'community', size: { communities: 0, staff: 1000 } }, true],
  [{ step: 'community', size: { communities: -1, staff: 0 } }, false],
  [{ step: 'community', size: { communities: 1.5, staff: 0 } }, false],
  [{ step: 'community', size: { communities: 1, staff: 1001 } }, false],
])('%j can be sent: %s', (sent, isTaken) => {
  expect(onboardingChangeSchema.safeParse(sent).success).toBe(isTaken);
});
