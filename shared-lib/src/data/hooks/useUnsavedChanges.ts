import { useCallback, useEffect, useState } from 'react';
import { noteUnsavedChanges } from '../../session/index.ts';

/**
 * Reports whether a form has unsaved changes while it is shown: the browser then asks before the page is reloaded or
 * closed, and `hasUnsavedChanges` is true.
 * @returns a function that clears this immediately, before a page being left renders again.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const [form] = useState(() => ({}));
  useEffect(() => {
    noteUnsavedChanges(form, isDirty);
    return () => noteUnsavedChanges(form, false);
  }, [form, isDirty]);
  return useCallback(() => noteUnsavedChanges(form, false), [form]);
}
