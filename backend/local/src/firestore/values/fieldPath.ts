import { invalidArgument } from '../FirestoreError.ts';
import type { FirestoreError } from '../FirestoreError.ts';
import { ownField } from './Value.ts';
import type { Fields, Value } from './Value.ts';

/** A parsed field path: one name per level. */
export type FieldPath = readonly string[];

/** The pseudo field for a document's name in queries. */
export const DOCUMENT_NAME = '__name__';

const RESERVED_NAME = /^__.*__$/s;
const SIMPLE_SEGMENT = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const parsed = new Map<string, FieldPath>();
const MAX_PARSED = 10_000;

/**
 * Parses `a.b`, with backticks around names that aren't plain identifiers: `` a.`b.c` ``; a backslash escapes a backtick or backslash
 * inside them.
 *
 * @throws FirestoreError INVALID_ARGUMENT for an empty name, an unclosed backtick or an unexpected character
 */
export function parseFieldPath(text: unknown): FieldPath {
  if (typeof text !== 'string' || text === '') throw invalidArgument('Invalid empty property path string.');
  const known = parsed.get(text);
  if (known) return known;
  const path = splitFieldPath(text);
  if (parsed.size < MAX_PARSED) parsed.set(text, path);
  return path;
}

/**
 * Parses a field path in a mask or a transform, where reserved names aren't allowed.
 *
 * @throws FirestoreError INVALID_ARGUMENT like `parseFieldPath`, and for `__x__` other than `__name__`
 */
export function parseStoredFieldPath(text: unknown): FieldPath {
  const path = parseFieldPath(text);
  const reserved = path.find((name) => RESERVED_NAME.test(name) && name !== DOCUMENT_NAME);
  if (reserved !== undefined) throw invalidArgument(`Invalid reserved name in field path ${reserved}`);
  return path;
}

function splitFieldPath(text: string): FieldPath {
  const names: string[] = [];
  let index = 0;
  for (;;) {
    let name = '';
    if (text[index] === '`') {
      index++;
      while (index < text.length && text[index] !== '`') {
        if (text[index] === '\\') index++;
        name += text[index++] ?? '';
      }
      if (text[index] !== '`') throw invalidPath(text);
      index++;
    } else {
      while (index < text.length && text[index] !== '.') name += text[index++];
      if (!SIMPLE_SEGMENT.test(name)) throw invalidPath(text);
    }
    if (name === '') throw invalidPath(text);
    names.push(name);
    if (index === text.length) return names;
    if (text[index] !== '.') throw invalidPath(text);
    index++;
  }
}

function invalidPath(text: string): FirestoreError {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted ` +
      'property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}

/** A path's text form, quoted where needed; the inverse of `parseFieldPath`. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) =>
      SIMPLE_SEGMENT.test(name) ? name : `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    )
    .join('.');
}

/** The value at a path, or undefined if a level is missing or not a map. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let value = ownField(fields, path[0] as string);
  for (let level = 1; level < path.length; level++) {
    if (value === undefined || !('mapValue' in value)) return undefined;
    value = ownField(value.mapValue.fields, path[level] as string);
  }
  return value;
}

/**
 * A copy of the fields with the value at the path set, or deleted if undefined. Levels above that aren't maps become maps. Everything else
 * is shared with the original.
 */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path as [string, ...string[]];
  const current = ownField(fields, name);
  if (rest.length === 0)
    return value === undefined ? withoutField(fields, name) : { ...fields, [name]: value };
  const inner = current !== undefined && 'mapValue' in current ? current.mapValue.fields : undefined;
  if (inner === undefined && value === undefined) return fields;
  return { ...fields, [name]: { mapValue: { fields: withValueAt(inner ?? {}, rest, value) } } };
}

function withoutField(fields: Fields, name: string): Fields {
  if (!Object.hasOwn(fields, name)) return fields;
  const { [name]: _deleted, ...others } = fields;
  return others;
}

/** The part of the fields at or below the given paths (a `select` projection or a document mask). */
export function selectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let selected: Fields = {};
  for (const path of paths) {
    const value = valueAt(fields, path);
    if (value !== undefined) selected = withValueAt(selected, path, value);
  }
  return selected;
}
