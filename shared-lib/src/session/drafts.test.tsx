import { clearDrafts, saveDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is readable only by its author', () => {
  saveDraft('olivia', 'onboarding', { firstName: 'Olivia' });
  expect(readDraft('olivia', 'onboarding')).toEqual({ firstName: 'Olivia' });
  expect(readDraft('olivia', 'support')).toBeNull();
  expect(readDraft('adam', 'onboarding')).toBeNull();
  saveDraft('olivia', 'onboarding', null);
  expect(readDraft('olivia', 'onboarding')).toBeNull();
});

test('clearing drafts keeps other entries', () => {
  sessionStorage.setItem('other', 'kept');
  saveDraft('olivia', 'onboarding', { firstName: 'Olivia' });
  saveDraft('olivia', 'support', { message: 'Help' });
  clearDrafts();
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
  saveDraft('olivia', 'community', draft);
  expect(readDraft('olivia', 'community')).toEqual(draft);
});
