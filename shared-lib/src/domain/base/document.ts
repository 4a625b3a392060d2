import * as z from 'zod/mini';

/** The result of reading a document: the record, or a sentence that describes the problem. */
export type DocumentResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** The schema of an entity `T`, which includes `id`. */
export type DocumentSchema<T> = z.core.$ZodType<T>;

/** Describes what was expected instead of an invalid value. zod/mini has no message catalog. */
const expectation = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `expected at most ${issue.maximum} (${issue.origin})`;
    case 'too_small':
      return `expected at least ${issue.minimum} (${issue.origin})`;
    case 'invalid_format':
      return `expected the format ${issue.pattern ?? issue.format}`;
    default:
      return issue.message;
  }
};

const faultsOf = (error: z.core.$ZodError, whole: string): string =>
  error.issues.map((issue) => `${issue.path.join('.') || whole}: ${expectation(issue)}`).join('; ');

/**
 * Reads a caller's payload. Fields unknown to the schema are dropped.
 * @param payload the raw data
 * @returns the data, or an error that names each invalid field and what was expected
 */
export const readPayload = <T>(schema: z.core.$ZodType<T>, payload: unknown): DocumentResult<T> => {
  const result = z.safeParse(schema, payload);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, error: faultsOf(result.error, 'payload') };
};

/**
 * Reads a raw Firestore document as a record of the domain. Fields unknown to the schema are dropped.
 * @param schema the schema of the entity; it includes `id`
 * @param path the document's path, `collection/id[/collection/id]`; its last part becomes `id`
 * @param data the document's raw fields
 * @returns the record, or an error that names the path, each invalid field and what was expected
 */
export const readDocument = <T>(
  schema: DocumentSchema<T>,
  path: string,
  data: Readonly<Record<string, unknown>>,
): DocumentResult<T> => {
  const id = path.slice(path.lastIndexOf('/') + 1);
  const result = z.safeParse(schema, { ...data, id });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, error: `${path}: ${faultsOf(result.error, 'document')}` };
};
