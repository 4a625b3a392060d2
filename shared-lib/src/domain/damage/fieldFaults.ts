import * as z from 'zod/mini';
import type { DocumentSchema } from '../base/document.ts';

/** What is wrong with a field of a stored document, in a word for which screens have a sentence. */
export type FaultCode = 'missing' | 'type' | 'choice' | 'size' | 'format';

/** How a new value of a field is entered; `none` for lists and maps, which can only be emptied. */
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
  /** What stands there, as JSON, cut short; empty where nothing does. */
  readonly stored: string;
  /** The valid entries of a list that is damaged only in some of its entries; null for every other fault. */
  readonly readable: readonly unknown[] | null;
}

type Data = Readonly<Record<string, unknown>>;
type Issue = z.core.$ZodIssue;

/** As much of a damaged value as a person wants to see. */
const shownLength = 200;

/** A value as text, cut short; empty for nothing. */
export const shownValue = (value: unknown): string => {
  if (value === undefined) return '';
  try {
    // JSON has no words for some numbers: they would read as null.
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

/** Some fields of a document without others. */
export const withoutFields = (data: Data, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field)));

/** The valid entries of a list if nothing else is wrong with it, such as its length; null otherwise. */
function readableEntries(list: unknown, issues: readonly Issue[]): readonly unknown[] | null {
  const damaged = issues.map(({ path }) => path[1]);
  if (!Array.isArray(list) || !damaged.every((index) => typeof index === 'number')) return null;
  return (list as unknown[]).filter((_, index) => !damaged.includes(index));
}

/**
 * What a schema refuses of a stored document, by its own fields; of several things that are wrong with one field, the first.
 * @param id the document's id, which the schema includes
 * @returns nothing for a document that can be read
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
    // What a list or a map should have been, the schema says best of one that is missing.
    const asked = issue.path.length === 1 ? issue : (needed.get(field) ?? issue);
    return {
      field,
      code: codeOf(issue, data[field]),
      input: inputOf(asked),
      options: asked.code === 'invalid_value' ? asked.values.map(String) : [],
      isOptional: !needed.has(field),
      stored: shownValue(data[field]),
      readable: readableEntries(data[field], issues),
    };
  });
}

/**
 * A document without the fields that its schema refuses, where it can be read without them.
 * @param instead what stands in for damaged fields without which it can't be read
 * @returns null where it can't be read at all
 */
export function readableRest<T>(
  schema: DocumentSchema<T>,
  id: string,
  data: Data,
  instead: Data = {},
): T | null {
  const faults = fieldFaults(schema, id, data);
  const damaged = faults.map(({ field }) => field);
  const standIns = Object.entries(instead).filter(([field]) => damaged.includes(field));
  const rest = { ...withoutFields(data, damaged), ...Object.fromEntries(standIns) };
  const read = z.safeParse(schema, { ...rest, id });
  return read.success ? read.data : null;
}
