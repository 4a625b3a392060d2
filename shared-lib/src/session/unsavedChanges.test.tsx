import { hasUnsavedChanges, leaveUnasked, noteUnsavedChanges } from './unsavedChanges.ts';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks while any form has changes', () => {
  const [one, two] = [{}, {}];
  expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
  noteUnsavedChanges(one, true);
  noteUnsavedChanges(one, true);
  noteUnsavedChanges(two, true);
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]);
  noteUnsavedChanges(one, false);
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]);
  noteUnsavedChanges(two, false);
  expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
});

test('a forced navigation doesn’t ask', () => {
  const form = {};
  noteUnsavedChanges(form, true);
  leaveUnasked();
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, false]);
  noteUnsavedChanges(form, false);
});
