import { useCallback, useEffect, useState } from 'react';
import { noteUnsavedChanges } from '../session/index.ts';

/**
 * Says of a form whether it has changes that are not saved, as long as it is shown: then the browser asks before the page is
 * reloaded or closed, and `hasUnsavedChanges` is true.
 * @returns what says at once that there are none any more, before a page that is about to be left is drawn again.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const [form] = useState(() => ({}));
  useEffect(() => {
    noteUnsavedChanges(form, isDirty);
    return () => noteUnsavedChanges(form, false);
  }, [form, isDirty]);
  return useCallback(() => noteUnsavedChanges(form, false), [form]);
}
