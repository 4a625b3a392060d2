import { malformed } from '../AuthError.ts';

/**
 * Reads a value of a JSON body.
 *
 * @param path where it is in the body, for the error
 * @throws AuthError when it isn't what the field holds
 */
export type Field<Value> = (value: unknown, path: string) => Value;

const must = (path: string, what: string) => malformed(path === '' ? `must ${what}` : `${path} must ${what}`);

/** A string; a number is one too, since ProtoJSON writes 64-bit integers as either. */
export const text: Field<string> = (value, path) => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw must(path, 'be string');
  return value;
};

export const flag: Field<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw must(path, 'be boolean');
  return value;
};

/** One of some names; in ProtoJSON also the position of one. */
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

/** A value of which only the presence matters. */
export const anything: Field<unknown> = (value) => value;

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What `record` reads. */
export type RecordOf<Fields extends Readonly<Record<string, Field<unknown>>>> = {
  readonly [Name in keyof Fields]?: ReturnType<Fields[Name]> | undefined;
};

/** An object with these fields, each of which may be missing. Names may be in snake_case; unknown ones are ignored. */
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
