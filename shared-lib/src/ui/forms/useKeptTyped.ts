import { useEffect } from 'react';
import { useUnsavedChanges } from '../../data/useUnsavedChanges.ts';
import { sameValue } from '../../domain/index.ts';
import { keepDraft, readDraft } from '../../session/index.ts';
import { withDraft } from './formDraft.ts';

/**
 * What an earlier visit of a form that saves itself left behind: typed, and not saved.
 * @param uid whose.
 * @param form its name, one word for each form and record; nothing is kept of a form without one.
 * @param stored what is stored now; what says the same is not left behind.
 */
export function typedBefore<Values extends object>(
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
 * Keeps what is typed into a form that saves itself, over other pages, a reload and the end of a session; while there is any, the browser
 * asks before the page is closed.
 * @param uid whose; `form` as in `typedBefore`.
 * @param unsaved what of it is not saved now.
 * @returns what forgets a value that could be saved although its form was left meanwhile.
 */
export function useKeptTyped(uid: string, form: string | undefined, unsaved: object) {
  const draft = Object.keys(unsaved).length > 0 ? JSON.stringify(unsaved) : null;
  useUnsavedChanges(draft !== null);
  useEffect(() => {
    if (form !== undefined) keepDraft(uid, form, draft);
  }, [uid, form, draft]);

  return (name: string, saved: unknown) => {
    const kept = form === undefined ? null : readDraft(uid, form);
    if (form === undefined || kept === null || !sameValue(kept[name], saved)) return;
    const { [name]: _, ...others } = kept;
    keepDraft(uid, form, Object.keys(others).length > 0 ? others : null);
  };
}
