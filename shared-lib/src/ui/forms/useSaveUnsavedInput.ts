import { useEffect } from 'react';
import { useUnsavedChanges } from '../../data/hooks/useUnsavedChanges.ts';
import { sameValue } from '../../domain/index.ts';
import { saveDraft, readDraft } from '../../session/index.ts';
import { withDraft } from './formDraft.ts';

/**
 * Unsaved input from an earlier visit to an autosaving form.
 * @param uid of the author.
 * @param form unique name per form and record; without one, nothing is stored.
 * @param stored the stored record; input equal to it is ignored.
 */
export function loadUnsavedInput<Values extends object>(
  uid: string,
  form: string | undefined,
  stored: Values,
): Partial<Values> {
  const typed = form === undefined ? {} : withDraft(stored, readDraft(uid, form));
  const left = Object.entries(typed).filter(
    ([name, value]) => !sameValue(value, stored[name as keyof Values]),
  );
  return Object.fromEntries(left) as Partial<Values>;
}

/**
 * Stores an autosaving form's unsaved input across navigation, a reload and the end of a session; while there
 * is any, the browser asks before the page is closed.
 * @param uid of the author; `form` as in `loadUnsavedInput`.
 * @param unsaved the unsaved input.
 * @returns a function that removes a value saved after the form was left.
 */
export function useSaveUnsavedInput(uid: string, form: string | undefined, unsaved: object) {
  const draft = Object.keys(unsaved).length > 0 ? JSON.stringify(unsaved) : null;
  useUnsavedChanges(draft !== null);
  useEffect(() => {
    if (form !== undefined) saveDraft(uid, form, draft);
  }, [uid, form, draft]);

  return (name: string, saved: unknown) => {
    const kept = form === undefined ? null : readDraft(uid, form);
    if (form === undefined || kept === null || !sameValue(kept[name], saved)) return;
    const { [name]: _, ...others } = kept;
    saveDraft(uid, form, Object.keys(others).length > 0 ? others : null);
  };
}
