const dirty = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Notes whether a form has changes that are not saved. While one has, the browser asks before the page is reloaded or closed.
 * @param form the form, as an object of its own.
 */
export function noteUnsavedChanges(form: object, isDirty: boolean) {
  if (isDirty) dirty.add(form);
  else dirty.delete(form);
  if (dirty.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Whether a form on the page has changes that are not saved: asked before the page is taken away. */
export const hasUnsavedChanges = (): boolean => dirty.size > 0;

/** Lets the page go without a question: where there is nothing to stay for, since the session has ended or its files are gone. */
export const leaveUnasked = () => window.removeEventListener('beforeunload', ask);
