import { malformed } from '../AuthError.ts';

/**
 * Reads a value of a JSON body.
 *
 * @param path its position in the body, for errors
 * @throws AuthError if the value isn't valid for the field
 */
export type Field<Value> = (value: unknown, path: string) => Value;

const must = (path: string, what: string) => malformed(path === '' ? `must ${what}` : `${path} must ${what}`);

/** A string or a number: ProtoJSON encodes 64-bit integers as either. */
export const text: Field<string> = (value, path) => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw must(path, 'be string');
  return value;
};

export const flag: Field<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw must(path, 'be boolean');
  return value;
};

/** One of several names or, as in ProtoJSON, its number. */
export const oneOf =
  <Name extends string>(...names: readonly Name[]): Field<Name> =>
  (value, path) => {
    const name = typeof value === 'number' ? names[value] : names.find((candidate) => candidate === value);
    if (name === undefined) throw must(path, 'be equal to one of the allowed values');
    return name;
  };

export const listOf =
  <Value>(field: Field<Value>): Field<readonly Value[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw must(path, 'be array');
    return value.map((item, index) => field(item, `${path}/${index}`));
  };

/** A value whose mere presence matters. */
export const anyValue: Field<unknown> = (value) => value;

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The result of `record`. */
export type RecordOf<Fields extends Readonly<Record<string, Field<unknown>>>> = {
  readonly [Name in keyof Fields]?: ReturnType<Fields[Name]> | undefined;
};

/** An object with these optional fields. Names may be in snake_case; unknown ones are ignored. */
export const record =
  <const Fields extends Readonly<Record<string, Field<unknown>>>>(fields: Fields): Field<RecordOf<Fields>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw must(path, 'be object');
    const known = Object.entries(value as object).flatMap(([given, content]) => {
      const name = camelCase(given);
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? [[name, field(content, `${path}/${name}`)] as const] : [];
    });
    return Object.fromEntries(known) as RecordOf<Fields>;
  };
