import * as z from 'zod/mini';
import { visibleText } from '../../domain/index.ts';

/** A field error: a code such as `tooLong`, and values for its message, such as `max`. */
export interface FieldError {
  readonly code: string;
  readonly [parameter: string]: string | number;
}

/** A form's errors by field path: `email`, `contacts.0.name`. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Errors a check may return; a plain code is enough if its message has no values. */
export type FoundErrors<Values> = {
  readonly [Path in (keyof Values & string) | `${string}.${string}`]?: FieldError | string | false | null;
};

/** The result of checking a form: what to submit, or the errors. */
export type CheckedValues<Payload> =
  | { readonly ok: true; readonly payload: Payload }
  | { readonly ok: false; readonly errors: FieldErrors };

type Issue = z.core.$ZodIssue;

/** Our own codes are the schemas' messages: one word, such as `notAfterStart`. */
const isCode = (message: string) => /^[a-z]\w*$/i.test(message);

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const bound = (value: unknown) => Number(value);

/** Too short, too few, or too small. */
function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): FieldError {
  const min = bound(minimum);
  if (origin === 'string') return min > 1 ? { code: 'tooShort', min } : { code: 'missing' };
  if (origin === 'array') return min > 1 ? { code: 'tooFew', min } : { code: 'missing' };
  return { code: 'tooSmall', min };
}

/** Too long, too many, or too large. */
function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): FieldError {
  const max = bound(maximum);
  if (origin === 'string') return { code: 'tooLong', max };
  return { code: origin === 'array' ? 'tooMany' : 'tooBig', max };
}

/** Maps a schema issue to an error code. */
function errorOf(issue: Issue, value: unknown): FieldError {
  const named = isCode(issue.message) ? issue.message : null;
  if (issue.code === 'custom' && named !== null) {
    return { ...(issue.params as Record<string, number> | undefined), code: named };
  }
  if (isBlank(value)) return { code: 'missing' };
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { code: 'invalid', format: named ?? issue.format };
    case 'invalid_type':
      return issue.expected === 'int' || issue.expected === 'number'
        ? { code: 'invalid', format: 'number' }
        : { code: 'invalid' };
    default:
      return { code: 'invalid' };
  }
}

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? value[key as keyof typeof value] : undefined,
    values,
  );

/**
 * Schema issues by field; only the first per field.
 * @param values the form's values: an empty field counts as missing, whatever the issue.
 */
export function errorsOfIssues(issues: readonly Issue[], values: unknown): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    errors[issue.path.map(String).join('.')] ??= errorOf(issue, valueAt(values, issue.path));
  }
  return errors;
}

/** The errors a check found, each as an object. */
export const errorsFound = (
  found: Readonly<Record<string, FieldError | string | false | null | undefined>>,
) =>
  Object.fromEntries(
    Object.entries(found).flatMap(([path, error]) =>
      error ? [[path, typeof error === 'string' ? { code: error } : error]] : [],
    ),
  ) as FieldErrors;

/** The rules that decide whether a form can be submitted. */
export interface FormRules<Values, Payload> {
  /** The domain schema of the payload; the function that receives it uses the same one. */
  readonly schema: z.core.$ZodType<Payload>;
  /** The schema's input, if it isn't the values themselves. */
  readonly toInput?: (values: Values) => unknown;
  /** Checks a schema can't do, such as for duplicates, on submit. Schema errors take precedence. */
  readonly check?: (values: Values) => FoundErrors<Values>;
  /** The same for errors to show before submitting, such as a full plan. */
  readonly liveCheck?: (values: Values) => FoundErrors<Values>;
}

/** Validates a form, ignoring invisible characters: returns the payload or all errors. */
export function checkValues<Values, Payload>(
  filledIn: Values,
  { schema, toInput, check, liveCheck }: FormRules<Values, Payload>,
): CheckedValues<Payload> {
  const values = visibleText(filledIn);
  const input = toInput ? toInput(values) : values;
  const read = z.safeParse(schema, input);
  const errors = {
    ...errorsFound(liveCheck?.(values) ?? {}),
    ...errorsFound(check?.(values) ?? {}),
    ...(!read.success && errorsOfIssues(read.error.issues, input)),
  };
  return read.success && Object.keys(errors).length === 0
    ? { ok: true, payload: read.data }
    : { ok: false, errors };
}

/**
 * The errors remaining after a field changed: without its own, those nested in it, and those of its
 * dependents.
 * @param dependents by field, the fields whose errors depend on its value.
 */
export function errorsAfterChange(
  errors: FieldErrors,
  changed: string,
  dependents: Readonly<Partial<Record<string, readonly string[]>>> = {},
): FieldErrors {
  const settled = [changed, ...(dependents[changed] ?? [])];
  const isSettled = (path: string) => settled.some((field) => path === field || path.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isSettled(path)));
}

/** The errors for fields of this form; the others have nowhere to be shown. */
export const errorsWithin = (errors: FieldErrors, values: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => Object.hasOwn(values, path.split('.')[0] ?? '')),
  );
