const dirty = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Tracks whether a form has unsaved changes. While any does, the browser asks before the page is reloaded or
 * closed.
 * @param form a unique object that identifies the form.
 */
export function setUnsavedChanges(form: object, isDirty: boolean) {
  if (isDirty) dirty.add(form);
  else dirty.delete(form);
  if (dirty.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

export const hasUnsavedChanges = (): boolean => dirty.size > 0;

/** Lets the page unload without asking, when the session has ended or its files are gone. */
export const allowUnload = () => window.removeEventListener('beforeunload', ask);
