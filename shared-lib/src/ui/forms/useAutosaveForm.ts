import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { WriteResult } from '../../data/attemptWrite.ts';
import { useAccount } from '../../data/useAccount.ts';
import type { WordsAt } from '../../i18n/index.ts';
import { checkValues, type FoundErrors } from './errors.ts';
import { errorWords } from './errorWords.ts';
import type { FieldSaving, FieldState } from './field.ts';
import { sameValue, visibleText } from '../../domain/index.ts';
import { typedBefore, useKeptTyped } from './useKeptTyped.ts';

/** How long "Saved" stays, in milliseconds. */
const savedFor = 4000;

interface AutosaveOptions<Values extends object> {
  /**
   * One word for each form and record: what is typed there and could not be saved outlives another page, a reload and the end of a session
   * by it. Modules of the releases before have none, and keep nothing.
   */
  readonly name?: string;
  /** What is stored, live. */
  readonly stored: Values;
  /** What may be stored, from the domain. */
  readonly schema: z.core.$ZodType;
  /** What a schema doesn't say. */
  readonly check?: (values: Values) => FoundErrors<Values>;
  /** Where the words for errors stand, such as `mf-settings:sms.problems`. */
  readonly errorTexts?: WordsAt | readonly WordsAt[];
  /** Writes one value; never rejects. */
  readonly save: (change: Partial<Values>) => Promise<WriteResult>;
}

/** A form whose fields save themselves. */
export interface AutosaveFormState<Values extends object> {
  /** What the fields show, for a preview: with what is typed and not saved yet. */
  readonly values: Values;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>;
}

/** How the last change of a field fares; `isTyped` when it was typed, and so stays in the field although it could not be saved. */
interface Attempt {
  readonly status: FieldSaving['status'];
  readonly wanted: unknown;
  readonly isTyped: boolean;
}

type Attempts<Name extends string> = { readonly [Each in Name]?: Attempt };

/**
 * A form whose fields save themselves, each on its own: a choice at once, what is typed when it is left or Enter is pressed. What is
 * wrong is not saved and stays in its field; Escape brings the stored value back. Of changes of one field in quick succession, the last
 * one's outcome counts. A choice that can't be saved goes back by itself, and every field follows what another browser changes. What is
 * typed and not saved, since it is wrong or could not be, is there again when the form is shown again.
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

  // What an earlier visit left behind: what is wrong stands in its field again, the rest waits to be saved again.
  const [left] = useState(() => Object.entries(visibleText(typedBefore(uid, form, stored))));
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
  const forgetKept = useKeptTyped(uid, form, unsaved);

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
    setTimeout(() => become('idle'), savedFor);
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
      error: error ? errorWords(errorTexts, name, error) : null,
      readOnly: false,
      onChange: (value) => setTyped((current) => ({ ...current, [name]: value })),
      onRevert: () => forgetTyped(name),
      onCommit: (chosen) => {
        const isTyped = chosen === undefined;
        if (isTyped && !Object.hasOwn(typed, name)) return;
        const value: unknown = isTyped ? visibleText(typed[name]) : chosen;
        if (errorIn(name, value)) return;
        forgetTyped(name);
        if (!isTyped || !sameValue(value, stored[name])) void write(name, value, isTyped);
      },
      saving: {
        status: attempt?.status ?? 'idle',
        retry: () => attempt && void write(name, attempt.wanted, attempt.isTyped),
      },
    };
  };

  return { values, field };
}
