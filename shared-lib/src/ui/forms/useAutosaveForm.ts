import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { WriteResult } from '../../data/attemptWrite.ts';
import { useUnsavedChanges } from '../../data/hooks/useUnsavedChanges.ts';
import { useAccount } from '../../data/useAccount.ts';
import type { MessageKeyPrefix } from '../../i18n/index.ts';
import { saveDraft, readDraft } from '../../session/index.ts';
import { checkValues, type FoundErrors } from './errors.ts';
import { errorMessage } from './errorMessage.ts';
import type { FieldSaving, FieldState } from './field.ts';
import { isEqual, visibleText } from '../../domain/index.ts';
import { withDraft } from './formDraft.ts';

/** How long "Saved" is shown, in milliseconds. */
const savedMillis = 4000;

interface AutosaveOptions<Values extends object> {
  /**
   * Unique per form and record: input that couldn't be saved is stored under it and survives navigation, a
   * reload and the end of a session. Modules from earlier releases have none, and store nothing.
   */
  readonly name?: string;
  /** The live stored values. */
  readonly stored: Values;
  /** The domain schema of what may be stored. */
  readonly schema: z.core.$ZodType;
  /** Checks the schema can't do. */
  readonly check?: (values: Values) => FoundErrors<Values>;
  /** Where the error messages are, such as `mf-settings:sms.problems`. */
  readonly errorTexts?: MessageKeyPrefix | readonly MessageKeyPrefix[];
  /** Saves a change; never rejects. */
  readonly save: (change: Partial<Values>) => Promise<WriteResult>;
}

/** An autosaving form. */
export interface AutosaveFormState<Values extends object> {
  /** The values shown, including unsaved input, for a preview. */
  readonly values: Values;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>;
}

/**
 * The status of a field's last change. `isTyped` marks text input, which stays in the field if saving fails.
 */
interface Attempt {
  readonly status: FieldSaving['status'];
  readonly wanted: unknown;
  readonly isTyped: boolean;
}

type Attempts<Name extends string> = { readonly [Each in Name]?: Attempt };

/**
 * Unsaved input from an earlier visit to an autosaving form.
 * @param uid of the author.
 * @param form unique name per form and record; without one, nothing is stored.
 * @param stored the stored record; input equal to it is ignored.
 */
function loadUnsavedInput<Values extends object>(
  uid: string,
  form: string | undefined,
  stored: Values,
): Partial<Values> {
  const typed = form === undefined ? {} : withDraft(stored, readDraft(uid, form));
  const left = Object.entries(typed).filter(([name, value]) => !isEqual(value, stored[name as keyof Values]));
  return Object.fromEntries(left) as Partial<Values>;
}

/**
 * Stores an autosaving form's unsaved input across navigation, a reload and the end of a session; while there
 * is any, the browser asks before the page is closed.
 * @param uid of the author; `form` as in `loadUnsavedInput`.
 * @param unsaved the unsaved input.
 * @returns a function that removes a value saved after the form was left.
 */
function useSaveUnsavedInput(uid: string, form: string | undefined, unsaved: object) {
  const draft = Object.keys(unsaved).length > 0 ? JSON.stringify(unsaved) : null;
  useUnsavedChanges(draft !== null);
  useEffect(() => {
    if (form !== undefined) saveDraft(uid, form, draft);
  }, [uid, form, draft]);

  return (name: string, saved: unknown) => {
    const kept = form === undefined ? null : readDraft(uid, form);
    if (form === undefined || kept === null || !isEqual(kept[name], saved)) return;
    const { [name]: _, ...others } = kept;
    saveDraft(uid, form, Object.keys(others).length > 0 ? others : null);
  };
}

/**
 * A form whose fields save individually: choices immediately, text on blur or Enter. Invalid input isn't
 * saved and stays in its field; Escape restores the stored value. If a field changes several times quickly,
 * only the last result counts. A choice that can't be saved reverts, and fields follow changes from other browsers.
 * Unsaved text is restored when the form is shown again.
 */
export function useAutosaveForm<Values extends object>(
  options: AutosaveOptions<Values>,
): AutosaveFormState<Values> {
  type Name = keyof Values & string;
  const { name: form, stored, schema, check, errorTexts = [], save } = options;
  const { uid } = useAccount();

  const errorIn = (name: Name, value: unknown) => {
    const rules = check ? { schema, check } : { schema };
    const checked = checkValues({ ...stored, [name]: value }, rules);
    return checked.ok ? undefined : checked.errors[name];
  };

  // From an earlier visit: invalid input goes back into its field, the rest can be saved again.
  const [left] = useState(() => Object.entries(visibleText(loadUnsavedInput(uid, form, stored))));
  const [typed, setTyped] = useState<Partial<Values>>(
    () => Object.fromEntries(left.filter(([name, value]) => errorIn(name as Name, value))) as Partial<Values>,
  );
  const [attempts, setAttempts] = useState<Attempts<Name>>(() => {
    const waiting = left.filter(([name]) => !Object.hasOwn(typed, name));
    const failed = waiting.map(([name, wanted]) => [name, { status: 'failed', wanted, isTyped: true }]);
    return Object.fromEntries(failed) as Attempts<Name>;
  });
  const latest = useRef<{ [Each in Name]?: number }>({});

  const waiting = Object.entries<Attempt | undefined>(attempts).filter(
    ([, attempt]) => attempt?.isTyped && (attempt.status === 'saving' || attempt.status === 'failed'),
  );
  const unsaved = {
    ...Object.fromEntries(waiting.map(([name, attempt]) => [name, attempt?.wanted])),
    ...typed,
  };
  const forgetKept = useSaveUnsavedInput(uid, form, unsaved);

  const write = async (name: Name, wanted: unknown, isTyped: boolean) => {
    const attempt = (latest.current[name] ?? 0) + 1;
    latest.current[name] = attempt;
    const become = (status: Attempt['status']) => {
      if (latest.current[name] === attempt) {
        setAttempts((current) => ({ ...current, [name]: { status, wanted, isTyped } }));
      }
    };
    become('saving');
    const { ok } = await save({ [name]: wanted } as unknown as Partial<Values>);
    become(ok ? 'saved' : 'failed');
    if (!ok) return;
    forgetKept(name, wanted);
    setTimeout(() => become('idle'), savedMillis);
  };

  const forgetTyped = (name: Name) =>
    setTyped((current) => {
      const { [name]: _, ...others } = current;
      return others as Partial<Values>;
    });

  const shownOf = (name: Name): unknown => {
    if (Object.hasOwn(typed, name)) return typed[name];
    const { status, wanted, isTyped } = attempts[name] ?? {};
    return status === 'saving' || (status === 'failed' && isTyped) ? wanted : stored[name];
  };
  const values = Object.fromEntries(
    Object.keys(stored).map((name) => [name, shownOf(name as Name)]),
  ) as Values;

  const field = <Each extends Name>(name: Each): FieldState<Values[Each]> => {
    const error = Object.hasOwn(typed, name) ? errorIn(name, typed[name]) : undefined;
    const attempt = attempts[name];
    return {
      name,
      value: values[name],
      error: error ? errorMessage(errorTexts, name, error) : null,
      readOnly: false,
      onChange: (value) => setTyped((current) => ({ ...current, [name]: value })),
      onRevert: () => forgetTyped(name),
      onCommit: (chosen) => {
        const isTyped = chosen === undefined;
        if (isTyped && !Object.hasOwn(typed, name)) return;
        const value: unknown = isTyped ? visibleText(typed[name]) : chosen;
        if (errorIn(name, value)) return;
        forgetTyped(name);
        if (!isTyped || !isEqual(value, stored[name])) void write(name, value, isTyped);
      },
      saving: {
        status: attempt?.status ?? 'idle',
        retry: () => attempt && void write(name, attempt.wanted, attempt.isTyped),
      },
    };
  };

  return { values, field };
}
