import { useEffect, useState } from 'react';
import { keepDraft, readDraftTexts } from '../session/index.ts';
import { useAccount } from './useAccount.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

const differ = (some: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>) =>
  Object.keys(some).some((field) => some[field] !== others[field]);

/**
 * The texts of a form that are not saved yet; for modules of the releases before 1.4, a new form uses `useForm` (`ui/form`). They outlive a reload and an expired session; while there are any, the form counts
 * among those with unsaved changes (`useUnsavedChanges`).
 * @param name the form's, one word for each form and record.
 * @param initial the texts by field when there is no draft; a field that is not in it is never kept.
 * @returns the texts, what changes them, and what forgets the draft once it is saved.
 */
export function useDraft<Texts extends Record<string, string>>(name: string, initial: Texts) {
  const { uid } = useAccount();
  const [texts, setTexts] = useState<Texts>(() => {
    const draft = readDraftTexts(uid, name) ?? {};
    const known = Object.keys(initial).map((field) => [field, draft[field] ?? initial[field]]);
    return Object.fromEntries(known) as Texts;
  });
  const [initially] = useState(texts);
  const settle = useUnsavedChanges(differ(texts, initial));

  useEffect(() => {
    if (texts !== initially) keepDraft(uid, name, texts);
  }, [uid, name, texts, initially]);

  const forget = () => {
    keepDraft(uid, name, null);
    settle();
  };

  return { texts, setTexts, forget };
}
