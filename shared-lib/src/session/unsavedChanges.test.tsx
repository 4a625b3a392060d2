import { hasUnsavedChanges, allowUnload, setUnsavedChanges } from './unsavedChanges.ts';

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks while any form has changes', () => {
  const [one, two] = [{}, {}];
  expect([hasUnsavedChanges(), asksBeforeLeaving()]).toEqual([false, false]);
  setUnsavedChanges(one, true);
  setUnsavedChanges(one, true);
  setUnsavedChanges(two, true);
  expect([hasUnsavedChanges(), asksBeforeLeaving()]).toEqual([true, true]);
  setUnsavedChanges(one, false);
  expect([hasUnsavedChanges(), asksBeforeLeaving()]).toEqual([true, true]);
  setUnsavedChanges(two, false);
  expect([hasUnsavedChanges(), asksBeforeLeaving()]).toEqual([false, false]);
});

test('a forced navigation doesn’t ask', () => {
  const form = {};
  setUnsavedChanges(form, true);
  allowUnload();
  expect([hasUnsavedChanges(), asksBeforeLeaving()]).toEqual([true, false]);
  setUnsavedChanges(form, false);
});
