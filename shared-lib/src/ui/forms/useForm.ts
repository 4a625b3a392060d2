import { useForm as useMantineForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useTexts, type WordsAt } from '../../i18n/index.ts';
import { reportProblem } from '../../data/reportProblem.ts';
import { useVisitor } from '../../data/publicPages/visitor.ts';
import { useUnsavedChanges } from '../../data/useUnsavedChanges.ts';
import { keepDraft, readDraft } from '../../session/index.ts';
import {
  checkValues,
  errorsAfterChange,
  errorsFound,
  errorsWithin,
  type FieldErrors,
  type FormRules,
} from './errors.ts';
import { errorWords } from './errorWords.ts';
import type { FieldState } from './field.ts';
import { draftOf, withDraft } from './formDraft.ts';
import { sameValue } from '../../domain/index.ts';

/** What came of sending: what a callable or a write of `shared-lib/data` gives fits as it is. */
export type SubmitResult<Result = unknown> =
  | { readonly ok: true; readonly value?: Result }
  | {
      readonly ok: false;
      /** The refusal of a function, with the fields that it is about. */
      readonly error?: { readonly code: string; readonly fields?: FieldErrors };
      /** Or why it failed otherwise. */
      readonly reason?: string;
    };

/** What one press on the button came to. */
export type Submitted<Payload, Result> =
  | { readonly kind: 'done'; readonly payload: Payload; readonly value: Result | undefined }
  /** A field is wrong, or it failed as a whole; the words are for whoever doesn't see the form any more. */
  | { readonly kind: 'refused' | 'failed'; readonly problem: FailureWords };

/** What went wrong with sending, in words: what happened, what is safe, and what to do. */
export interface FailureWords {
  /** In bold, where the specification names one. */
  readonly title?: string;
  readonly text: string;
}

export interface FormOptions<Values extends object, Payload, Result> extends FormRules<Values, Payload> {
  /** One word for each form and record: the name of its draft, which outlives a reload and the end of a session. */
  readonly name: string;
  readonly initialValues: Values;
  /** Fields that are not kept in the draft, such as a password; a file never is. */
  readonly notKept?: readonly (keyof Values & string)[];
  /** By field, the fields whose errors hang on its value and go when it changes. */
  readonly dependents?: { readonly [Name in keyof Values & string]?: readonly (keyof Values & string)[] };
  /** Sends the payload; never rejects. */
  readonly submit: (payload: Payload, values: Values) => Promise<SubmitResult<Result>>;
  /** Where the words for errors stand, such as `mf-team:addMember.problems`: `{ email: { taken }, tooLong }`. */
  readonly errorTexts?: WordsAt | readonly WordsAt[];
  /** The words for what failed as a whole, by the code of the refusal or the reason; without it, the kit's. */
  readonly describeFailure?: (failure: string) => FailureWords;
  /** What the form shows of what is filled in, where that isn't all: a field that isn't edited follows what is stored. */
  readonly derive?: (values: Values) => Values;
  /** What is kept in the draft along with the values, by names that no field has. */
  readonly keptAlong?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Whether the values stay in the form once they are saved, since they are what is stored now. */
  readonly staysFilled?: boolean;
}

type ListItem<List> = List extends readonly (infer Item extends object)[] ? Item : never;

/** A list of rows in a form, for `RowsField`. */
export interface RowsState<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly field: <Key extends keyof Row & string>(index: number, key: Key) => FieldState<Row[Key]>;
  readonly add: (row: Row) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** A form: what is filled in, what is wrong with it, and what sends it. */
export interface FormState<Values extends object, Payload = unknown, Result = unknown> {
  readonly values: Values;
  /** What is wrong now, by path: what is said before sending, and what came of the last try. */
  readonly errors: FieldErrors;
  readonly status: 'idle' | 'submitting' | 'failed';
  /** Why the last try failed as a whole, in words; null when it didn't. */
  readonly problem: FailureWords | null;
  /** The same as a code: that of the function's refusal, or the reason. */
  readonly failure: string | null;
  /** Whether anything differs from the initial values. */
  readonly isDirty: boolean;
  /** How often a try was refused because of a field: the first bad one then gets the focus (`Form`). */
  readonly refusals: number;
  /** What a field of the kit needs of the value by this name. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>;
  /** What `RowsField` needs of the list by this name. */
  readonly rows: <Name extends keyof Values & string>(name: Name) => RowsState<ListItem<Values[Name]>>;
  readonly setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly setValues: (values: Partial<Values>) => void;
  /** Sends the form once, however often it is pressed; null for a press that does nothing. */
  readonly submit: () => Promise<Submitted<Payload, Result> | null>;
  /** Counts a press as refused, with other errors where there are some, and brings the focus to what stands in the way. */
  readonly refuse: (errors?: FieldErrors) => void;
  /** Brings the initial values back and forgets the draft. */
  readonly reset: () => void;
}

const kitFailures: Readonly<Record<string, 'offline' | 'denied' | 'noAnswer'>> = {
  offline: 'offline',
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  'deadline-exceeded': 'noAnswer',
};

/** Whose drafts those of a visitor without an account are; no uid has a sign in it. */
const nobody = '-';

/**
 * A form whose values keep their types. A schema of the domain decides what is valid and yields what is sent; errors are codes, and
 * find their words by themselves. What is filled in outlives a reload; it is sent once, however often one presses, and can't be
 * changed on its way.
 */
export function useForm<Values extends object, Payload, Result = unknown>(
  options: FormOptions<Values, Payload, Result>,
): FormState<Values, Payload, Result> {
  const { name, initialValues, notKept, dependents, errorTexts = [], liveCheck } = options;
  const uid = useVisitor()?.uid ?? nobody;
  const { t } = useTexts('form');
  const [initial] = useState(() => withDraft(initialValues, readDraft(uid, name)));
  // Its values are objects, lists and numbers by their paths; its errors are ours, which it keeps and never draws.
  const mantine = useMantineForm<Record<string, unknown>>({
    initialValues: initial as Record<string, unknown>,
    clearInputErrorOnChange: false,
  });
  const filledIn = mantine.values as Values;
  const values = options.derive?.(filledIn) ?? filledIn;
  const refused = mantine.errors as unknown as FieldErrors;
  const setErrors = mantine.setErrors as unknown as (
    errors: FieldErrors | ((errors: FieldErrors) => FieldErrors),
  ) => void;
  const [status, setStatus] = useState<FormState<Values>['status']>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  // A second press can come before the button is drawn as busy.
  const isBusy = useRef(false);
  const isDirty = !sameValue(values, initialValues);
  const settle = useUnsavedChanges(isDirty);
  const live = errorsFound(liveCheck?.(values) ?? {});

  const draft = isDirty
    ? JSON.stringify({ ...draftOf(values, notKept), ...options.keptAlong?.(values) })
    : null;
  useEffect(() => keepDraft(uid, name, draft), [uid, name, draft]);

  const forget = () => {
    keepDraft(uid, name, null);
    settle();
  };

  const become = (next: typeof status, code: string | null = null) => {
    setStatus(next);
    setFailure(code);
  };

  const refuse = (errors: FieldErrors = refused) => {
    setErrors(errors);
    become('idle');
    setRefusals((count) => count + 1);
  };

  const reset = () => {
    mantine.setValues(initialValues as Record<string, unknown>);
    setErrors({});
    become('idle');
    forget();
  };

  // What is on its way is what was filled in.
  const unlessBusy = (act: () => void) => {
    if (!isBusy.current) act();
  };

  const change = (path: string, value: unknown) =>
    unlessBusy(() => {
      setErrors((current) => errorsAfterChange(current, path, dependents));
      mantine.setFieldValue(path, value);
    });

  /** Changes a list as a whole; the errors of its rows move with them. */
  const changeRows = (list: string, act: () => void) =>
    unlessBusy(() => {
      setErrors(({ [list]: _, ...others }) => others);
      act();
    });

  const { describeFailure = (code: string): FailureWords => ({ text: t(kitFailures[code] ?? 'failed') }) } =
    options;

  const fail = (code: string) => {
    become('failed', code);
    return { kind: 'failed', problem: describeFailure(code) } as const;
  };

  const refuseFields = (errors: FieldErrors) => {
    refuse(errors);
    return { kind: 'refused', problem: describeFailure('refused') } as const;
  };

  const send = async (): Promise<Submitted<Payload, Result>> => {
    const checked = checkValues(values, options);
    if (!checked.ok) {
      const errors = errorsWithin(checked.errors, values);
      if (Object.keys(errors).length === 0) return fail('invalid');
      // What is said before sending goes by itself.
      const said = Object.entries(errors).filter(([path, error]) => !sameValue(error, live[path]));
      return refuseFields(Object.fromEntries(said));
    }
    setErrors({});
    become('submitting');
    const result = await options
      .submit(checked.payload, values)
      .catch((cause: unknown): SubmitResult<Result> => {
        reportProblem(`The form ${name} could not be sent`, cause);
        return { ok: false, reason: 'unknown' };
      });
    if (result.ok) {
      if (options.staysFilled) {
        become('idle');
        forget();
      } else reset();
      return { kind: 'done', payload: checked.payload, value: result.value };
    }
    const errors = errorsWithin(result.error?.fields ?? {}, values);
    if (Object.keys(errors).length === 0) return fail(result.error?.code ?? result.reason ?? 'unknown');
    return refuseFields(errors);
  };

  const submit = async () => {
    if (isBusy.current) return null;
    isBusy.current = true;
    return send().finally(() => {
      isBusy.current = false;
    });
  };

  const errors: FieldErrors = { ...live, ...refused };
  const wordsOf = (path: string) => {
    const error = errors[path];
    return error ? errorWords(errorTexts, path, error) : null;
  };
  const readOnly = status === 'submitting';
  const fieldAt = <Value>(path: string, value: Value): FieldState<Value> => ({
    name: path,
    value,
    error: wordsOf(path),
    readOnly,
    onChange: (next) => change(path, next),
  });

  const rowsAt = <Row extends object>(list: string, rows: readonly Row[]): RowsState<Row> => ({
    name: list,
    rows,
    error: wordsOf(list),
    readOnly,
    field: (index, key) => fieldAt(`${list}.${index}.${key}`, rows[index]![key]),
    add: (row) => changeRows(list, () => mantine.insertListItem(list, row as never)),
    remove: (index) => changeRows(list, () => mantine.removeListItem(list, index)),
    move: (from, to) => changeRows(list, () => mantine.reorderListItem(list, { from, to })),
  });

  return {
    values,
    errors,
    status,
    failure,
    problem: failure === null ? null : describeFailure(failure),
    isDirty,
    refusals,
    field: (field) => fieldAt(field, values[field]),
    rows: (list) => rowsAt(list, values[list] as readonly ListItem<Values[typeof list]>[]),
    setValue: change,
    setValues: (some) => mantine.setValues(some as Record<string, unknown>),
    submit,
    refuse,
    reset,
  };
}
