import { useCallback, useEffect, useState } from 'react';
import { setUnsavedChanges } from '../../session/index.ts';

/**
 * Reports whether a form has unsaved changes while it is shown: the browser then asks before the page is reloaded or
 * closed, and `hasUnsavedChanges` is true.
 * @returns a function that clears this immediately, before a page being left renders again.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const [form] = useState(() => ({}));
  useEffect(() => {
    setUnsavedChanges(form, isDirty);
    return () => setUnsavedChanges(form, false);
  }, [form, isDirty]);
  return useCallback(() => setUnsavedChanges(form, false), [form]);
}
