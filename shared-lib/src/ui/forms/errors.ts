import * as z from 'zod/mini';
import { visibleText } from '../../domain/index.ts';

/** What is wrong with a field: a code such as `tooLong`, and what its words name, such as `max`. */
export interface FieldError {
  readonly code: string;
  readonly [parameter: string]: string | number;
}

/** What is wrong with a form, by the path of the field: `email`, `contacts.0.name`. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** What a check of a form may say of its fields; a code alone does where its words name nothing. */
export type FoundErrors<Values> = {
  readonly [Path in (keyof Values & string) | `${string}.${string}`]?: FieldError | string | false | null;
};

/** What came of checking a form: what is to be sent, or what is wrong. */
export type CheckedValues<Payload> =
  { readonly ok: true; readonly payload: Payload } | { readonly ok: false; readonly errors: FieldErrors };

type Issue = z.core.$ZodIssue;

/** Codes of our own stand in the messages of the schemas: one word, such as `notAfterStart`. */
const isCode = (message: string) => /^[a-z]\w*$/i.test(message);

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const bound = (value: unknown) => Number(value);

/** Too few letters or things, or too small a number. */
function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): FieldError {
  const min = bound(minimum);
  if (origin === 'string') return min > 1 ? { code: 'tooShort', min } : { code: 'missing' };
  if (origin === 'array') return min > 1 ? { code: 'tooFew', min } : { code: 'missing' };
  return { code: 'tooSmall', min };
}

/** Too many letters or things, or too big a number. */
function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): FieldError {
  const max = bound(maximum);
  if (origin === 'string') return { code: 'tooLong', max };
  return { code: origin === 'array' ? 'tooMany' : 'tooBig', max };
}

/** What a schema found wrong with a value, as the code by which it gets its words. */
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
 * What a schema refuses, by field; of several things that are wrong with one field, the first.
 * @param values what was checked, as it stands in the form: where nothing stands, something is missing, whatever the schema says.
 */
export function errorsOfIssues(issues: readonly Issue[], values: unknown): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    errors[issue.path.map(String).join('.')] ??= errorOf(issue, valueAt(values, issue.path));
  }
  return errors;
}

/** The errors that a check found, each with its code. */
export const errorsFound = (
  found: Readonly<Record<string, FieldError | string | false | null | undefined>>,
) =>
  Object.fromEntries(
    Object.entries(found).flatMap(([path, error]) =>
      error ? [[path, typeof error === 'string' ? { code: error } : error]] : [],
    ),
  ) as FieldErrors;

/** What decides whether a form can be sent. */
export interface FormRules<Values, Payload> {
  /** What is sent, from the domain: the function that receives it reads it by the same. */
  readonly schema: z.core.$ZodType<Payload>;
  /** What the schema reads, where that isn't the values themselves. */
  readonly toInput?: (values: Values) => unknown;
  /** What a schema can't know, such as a duplicate; asked when the form is sent. What the schema says of a field comes first. */
  readonly check?: (values: Values) => FoundErrors<Values>;
  /** The same for what is to be said before the form is sent, such as a plan that is full. */
  readonly liveCheck?: (values: Values) => FoundErrors<Values>;
}

/** Checks a form, without the invisible characters in its texts: what it would send, or everything that is wrong with it. */
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
 * The errors that are left when a field is changed: without its own, those within it, and those of the fields that hang on it.
 * @param dependents by field, the fields whose errors hang on its value.
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

/** The errors of a refusal that are about fields of this form; the others have no place to stand. */
export const errorsWithin = (errors: FieldErrors, values: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => Object.hasOwn(values, path.split('.')[0] ?? '')),
  );
