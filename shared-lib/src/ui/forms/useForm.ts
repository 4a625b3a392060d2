import { useForm as useMantineForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useTexts, type MessageKeyPrefix } from '../../i18n/index.ts';
import { reportProblem } from '../../data/reportProblem.ts';
import { useVisitor } from '../../data/publicPages/visitor.ts';
import { useUnsavedChanges } from '../../data/hooks/useUnsavedChanges.ts';
import { saveDraft, readDraft } from '../../session/index.ts';
import {
  checkValues,
  errorsAfterChange,
  errorsFound,
  errorsWithin,
  type FieldErrors,
  type FormRules,
} from './errors.ts';
import { errorMessage } from './errorMessage.ts';
import type { FieldState } from './field.ts';
import { draftOf, withDraft } from './formDraft.ts';
import { changedMeanwhile, isEqual } from '../../domain/index.ts';

/** The result of submitting; results of callables and of writes in `shared-lib/data` fit as they are. */
export type SubmitResult<Result = unknown> =
  | { readonly ok: true; readonly value?: Result }
  | {
      readonly ok: false;
      /** The function's error, with the fields it concerns. */
      readonly error?: { readonly code: string; readonly reason?: string; readonly fields?: FieldErrors };
      /** Or another failure reason. */
      readonly reason?: string;
    };

/** The outcome of one press of the button. */
export type Submitted<Payload, Result> =
  | { readonly kind: 'done'; readonly payload: Payload; readonly value: Result | undefined }
  /** A field is invalid, or it failed as a whole; the message is for users who no longer see the form. */
  | { readonly kind: 'refused' | 'failed'; readonly problem: FailureMessage };

/** An error message for a failed submission: what happened, what is safe, and what to do. */
export interface FailureMessage {
  /** In bold, if the specification has one. */
  readonly title?: string;
  readonly text: string;
}

export interface FormOptions<Values extends object, Payload, Result> extends FormRules<Values, Payload> {
  /** Unique per form and record: the name of its draft, which survives a reload and the end of a session. */
  readonly name: string;
  readonly initialValues: Values;
  /** Fields excluded from the draft, such as a password; files always are. */
  readonly notKept?: readonly (keyof Values & string)[];
  /** By field, the fields whose errors depend on its value and are cleared when it changes. */
  readonly dependents?: { readonly [Name in keyof Values & string]?: readonly (keyof Values & string)[] };
  /** Submits the payload; never rejects. */
  readonly submit: (payload: Payload, values: Values) => Promise<SubmitResult<Result>>;
  /** Where the error messages are, such as `mf-team:addMember.problems`: `{ email: { taken }, tooLong }`. */
  readonly errorTexts?: MessageKeyPrefix | readonly MessageKeyPrefix[];
  /** The message for a failure as a whole, by error code or reason; the kit's by default, and for a record someone else changed first. */
  readonly describeFailure?: (failure: string) => FailureMessage;
  /** Derives the values shown, for forms whose unedited fields follow the stored record. */
  readonly derive?: (values: Values) => Values;
  /** Extra values to store in the draft, under names no field has. */
  readonly keptAlong?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Whether the values stay in the form once saved, because they are the stored ones. */
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

/** A form: its values, errors and submission. */
export interface FormState<Values extends object, Payload = unknown, Result = unknown> {
  readonly values: Values;
  /** Current errors by path: live ones, and those of the last submission. */
  readonly errors: FieldErrors;
  readonly status: 'idle' | 'submitting' | 'failed';
  /** Why the last submission failed as a whole; null if it didn't. */
  readonly problem: FailureMessage | null;
  /** The same as an error code or reason. */
  readonly failure: string | null;
  /** Whether anything differs from the initial values. */
  readonly isDirty: boolean;
  /**
   * How often a submission was rejected because of a field; the first invalid one then gets focus (`Form`).
   */
  readonly refusals: number;
  /** The props for the kit's field of this name. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>;
  /** The props for `RowsField` for the list of this name. */
  readonly rows: <Name extends keyof Values & string>(name: Name) => RowsState<ListItem<Values[Name]>>;
  readonly setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly setValues: (values: Partial<Values>) => void;
  /** Submits the form, once however often it is pressed; null if a press is ignored. */
  readonly submit: () => Promise<Submitted<Payload, Result> | null>;
  /** Counts a press as rejected, optionally with other errors, and focuses the problem. */
  readonly refuse: (errors?: FieldErrors) => void;
  /** Restores the initial values and deletes the draft. */
  readonly reset: () => void;
}

const kitFailures: Readonly<Record<string, 'changedMeanwhile' | 'offline' | 'denied' | 'noAnswer'>> = {
  [changedMeanwhile]: 'changedMeanwhile',
  offline: 'offline',
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  'deadline-exceeded': 'noAnswer',
};

/** The author of drafts by visitors without an account; no uid contains this character. */
const anonymous = '-';

/**
 * A form with typed values. A domain schema validates them and produces the payload; errors are codes, mapped
 * to messages automatically. Input survives a reload, is submitted once however often the button is pressed,
 * and can't change while submitting.
 */
export function useForm<Values extends object, Payload, Result = unknown>(
  options: FormOptions<Values, Payload, Result>,
): FormState<Values, Payload, Result> {
  const { name, initialValues, notKept, dependents, errorTexts = [], liveCheck } = options;
  const uid = useVisitor()?.uid ?? anonymous;
  const { t } = useTexts('form');
  const [initial] = useState(() => withDraft(initialValues, readDraft(uid, name)));
  // Mantine addresses values by path, and stores our errors without rendering them.
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
  // A second press can come before the button renders as busy.
  const isBusy = useRef(false);
  const isDirty = !isEqual(values, initialValues);
  const settle = useUnsavedChanges(isDirty);
  const live = errorsFound(liveCheck?.(values) ?? {});

  const draft = isDirty
    ? JSON.stringify({ ...draftOf(values, notKept), ...options.keptAlong?.(values) })
    : null;
  useEffect(() => saveDraft(uid, name, draft), [uid, name, draft]);

  const forget = () => {
    saveDraft(uid, name, null);
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

  // While submitting, the input must not change.
  const unlessBusy = (act: () => void) => {
    if (!isBusy.current) act();
  };

  const change = (path: string, value: unknown) =>
    unlessBusy(() => {
      setErrors((current) => errorsAfterChange(current, path, dependents));
      mantine.setFieldValue(path, value);
    });

  /** Changes a list as a whole, moving its rows' errors along. */
  const changeRows = (list: string, act: () => void) =>
    unlessBusy(() => {
      setErrors(({ [list]: _, ...others }) => others);
      act();
    });

  const describeByKit = (code: string): FailureMessage => ({ text: t(kitFailures[code] ?? 'failed') });
  const describeFailure = (code: string): FailureMessage =>
    (code === changedMeanwhile ? undefined : options.describeFailure?.(code)) ?? describeByKit(code);

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
      // Live errors clear themselves.
      const reported = Object.entries(errors).filter(([path, error]) => !isEqual(error, live[path]));
      return refuseFields(Object.fromEntries(reported));
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
    if (result.error?.reason === changedMeanwhile) return fail(changedMeanwhile);
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
    return error ? errorMessage(errorTexts, path, error) : null;
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
