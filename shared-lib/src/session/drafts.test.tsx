import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is readable only by its author', () => {
  keepDraft('olivia', 'onboarding', { firstName: 'Olivia' });
  expect(readDraft('olivia', 'onboarding')).toEqual({ firstName: 'Olivia' });
  expect(readDraft('olivia', 'support')).toBeNull();
  expect(readDraft('adam', 'onboarding')).toBeNull();
  keepDraft('olivia', 'onboarding', null);
  expect(readDraft('olivia', 'onboarding')).toBeNull();
});

test('clearing drafts leaves other entries alone', () => {
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
])('a stored %s reads as %j', (stored, draft) => {
  sessionStorage.setItem('vh_draft:olivia:onboarding', stored);
  expect(readDraft('olivia', 'onboarding')).toEqual(draft);
});

test('values keep their types', () => {
  const draft = { isActive: true, days: ['monday'], units: null, rate: 1250 };
  keepDraft('olivia', 'community', draft);
  expect(readDraft('olivia', 'community')).toEqual(draft);
});
