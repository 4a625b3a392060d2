import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is read back by its author alone', () => {
  keepDraft('olivia', 'onboarding', { firstName: 'Olivia' });
  expect(readDraft('olivia', 'onboarding')).toEqual({ firstName: 'Olivia' });
  expect(readDraft('olivia', 'support')).toBeNull();
  expect(readDraft('adam', 'onboarding')).toBeNull();
  keepDraft('olivia', 'onboarding', null);
  expect(readDraft('olivia', 'onboarding')).toBeNull();
});

test('forgetting leaves what is not a draft', () => {
  sessionStorage.setItem('other', 'kept');
  keepDraft('olivia', 'onboarding', { firstName: 'Olivia' });
  keepDraft('olivia', 'support', { message: 'Help' });
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test.each([
  ['{', null],
  ['7', null],
  ['null', null],
])('what stands there as %s reads as %j', (stored, draft) => {
  sessionStorage.setItem('vh_draft:olivia:onboarding', stored);
  expect(readDraft('olivia', 'onboarding')).toEqual(draft);
});

test('values are read back with their types', () => {
  const draft = { isActive: true, days: ['monday'], units: null, rate: 1250 };
  keepDraft('olivia', 'community', draft);
  expect(readDraft('olivia', 'community')).toEqual(draft);
});
