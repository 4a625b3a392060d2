import * as z from 'zod/mini';
import type { DocumentSchema } from '../base/document.ts';

/** The problem with a field of a stored document, as a code that screens put into words. */
export type FaultCode = 'missing' | 'type' | 'choice' | 'size' | 'format';

/** How to enter a new value for a field; `none` for lists and maps, which can only be emptied. */
export type FaultInput = 'text' | 'number' | 'choice' | 'moment' | 'none';

/** A field of a stored document that its schema refuses. */
export interface FieldFault {
  readonly field: string;
  readonly code: FaultCode;
  readonly input: FaultInput;
  /** The values of a `choice`. */
  readonly options: readonly string[];
  /** Whether the document can be read without the field. */
  readonly isOptional: boolean;
  /** The stored value as JSON, truncated; empty if there is none. */
  readonly stored: string;
  /** The valid entries of a list that is damaged only in some of its entries; null for every other fault. */
  readonly readable: readonly unknown[] | null;
}

type Data = Readonly<Record<string, unknown>>;
type Issue = z.core.$ZodIssue;

/** How much of a damaged value to show. */
const shownLength = 200;

/** A value as text, truncated; empty for nothing. */
export const displayValue = (value: unknown): string => {
  if (value === undefined) return '';
  try {
    // JSON can't express some numbers; they would read as null.
    return (typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))).slice(
      0,
      shownLength,
    );
  } catch {
    return String(value).slice(0, shownLength);
  }
};

const issuesOf = (schema: DocumentSchema<unknown>, id: string, data: Data): Issue[] => {
  const read = z.safeParse(schema, { ...data, id });
  return read.success ? [] : read.error.issues;
};

const codeOf = (issue: Issue, value: unknown): FaultCode => {
  if (value === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_value':
      return 'choice';
    case 'too_big':
    case 'too_small':
      return 'size';
    case 'invalid_format':
      return 'format';
    case 'custom':
      return typeof value === 'string' ? 'format' : 'type';
    default:
      return 'type';
  }
};

const inputOf = (issue: Issue): FaultInput => {
  if (issue.path.length !== 1) return 'none';
  switch (issue.code) {
    case 'invalid_value':
      return 'choice';
    case 'invalid_type':
      if (issue.expected === 'string') return 'text';
      return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'none';
    case 'too_big':
    case 'too_small':
      if (issue.origin === 'string') return 'text';
      return ['number', 'int'].includes(issue.origin) ? 'number' : 'none';
    case 'invalid_format':
      return 'text';
    case 'custom':
      return issue.message === 'expected a timestamp' ? 'moment' : 'text';
    default:
      return 'none';
  }
};

/** A document without the given fields. */
export const withoutFields = (data: Data, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field)));

/** The valid entries of a list if nothing else is wrong with it, such as its length; null otherwise. */
function readableEntries(list: unknown, issues: readonly Issue[]): readonly unknown[] | null {
  const damaged = issues.map(({ path }) => path[1]);
  if (!Array.isArray(list) || !damaged.every((index) => typeof index === 'number')) return null;
  return (list as unknown[]).filter((_, index) => !damaged.includes(index));
}

/**
 * The fields of a stored document that a schema refuses; for several problems with one field, the first.
 * @param id the document's id, which the schema includes
 * @returns empty for a readable document
 */
export function fieldFaults(schema: DocumentSchema<unknown>, id: string, data: Data): FieldFault[] {
  const byField = new Map<string, Issue[]>();
  for (const issue of issuesOf(schema, id, data)) {
    const field = String(issue.path[0] ?? '');
    byField.set(field, [...(byField.get(field) ?? []), issue]);
  }
  const rest = withoutFields(data, [...byField.keys()]);
  const needed = new Map(issuesOf(schema, id, rest).map((issue) => [String(issue.path[0] ?? ''), issue]));
  return Array.from(byField, ([field, issues]) => {
    const issue = issues[0]!;
    // For a list or a map, the schema describes best what it expects if the field is missing.
    const requested = issue.path.length === 1 ? issue : (needed.get(field) ?? issue);
    return {
      field,
      code: codeOf(issue, data[field]),
      input: inputOf(requested),
      options: requested.code === 'invalid_value' ? requested.values.map(String) : [],
      isOptional: !needed.has(field),
      stored: displayValue(data[field]),
      readable: readableEntries(data[field], issues),
    };
  });
}
