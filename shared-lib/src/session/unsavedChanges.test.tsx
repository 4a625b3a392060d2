import { hasUnsavedChanges, allowUnload, setUnsavedChanges } from './unsavedChanges.ts';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks while any form has changes', () => {
  const [one, two] = [{}, {}];
  expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
  setUnsavedChanges(one, true);
  setUnsavedChanges(one, true);
  setUnsavedChanges(two, true);
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]);
  setUnsavedChanges(one, false);
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]);
  setUnsavedChanges(two, false);
  expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
});

test('a forced navigation doesn’t ask', () => {
  const form = {};
  setUnsavedChanges(form, true);
  allowUnload();
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, false]);
  setUnsavedChanges(form, false);
});
