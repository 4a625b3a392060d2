import type * as z from 'zod/mini';
import { readPayload } from './base/document.ts';

/**
 * Schemas must report invalid input, whatever is sent. A schema that throws is our bug, and the caller would get an
 * internal error.
 */

type Schema = z.core.$ZodType;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** All schemas exported by a domain, including those in a keyed object or a table of calls. */
export const schemasOf = (domain: object, depth = 2): (readonly [name: string, schema: Schema])[] =>
  Object.entries(domain).flatMap(([name, exported]: [string, unknown]) => {
    if (isSchema(exported)) return [[name, exported] as const];
    if (depth === 0 || typeof exported !== 'object' || exported === null) return [];
    return schemasOf(exported, depth - 1).map(([key, schema]) => [`${name}.${key}`, schema] as const);
  });

/** Maximum number of examples of one object. They cover each of its enum values if that many suffice. */
const max = 4;

/** Values that nearly fit a schema: the right shape, with each of its choices. */
const examplesOf = (schema: Schema, depth = 0): unknown[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const below = (part: Schema) => examplesOf(part, depth + 1);
  if (depth > 12) return ['x'];
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, part]) => [key, below(part)] as const);
      const count = Math.min(max, Math.max(1, ...fields.map(([, values]) => values.length)));
      return Array.from({ length: count }, (_, at) =>
        Object.fromEntries(fields.map(([key, values]) => [key, values[at % values.length]])),
      );
    }
    case 'array':
      return below(def.element).map((element) => [element]);
    case 'record':
      return below(def.valueType).map((value) => ({ a: value }));
    case 'union':
      return def.options.flatMap(below);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'catch':
      return below(def.innerType);
    case 'pipe':
      return below(def.in);
    case 'enum':
      return Object.values(def.entries);
    case 'literal':
      return [...def.values];
    case 'number':
      return [1];
    case 'boolean':
      return [true];
    default:
      return ['x'];
  }
};

/** Objects whose `toString` makes them impossible to convert to text. */
const hostile: readonly unknown[] = [
  ...[null, undefined, 5, Number.POSITIVE_INFINITY, '', '25:00', '\ud800', [null], [{}], {}],
  { toString: 1, valueOf: 1, length: 2 ** 31, then: 1 },
];

/** The same value with a hostile one in each position, and a hostile one instead of the whole. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* hostile;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const bad of spoiled(part)) {
      yield Array.isArray(value) ? [bad] : { ...value, [key]: bad };
    }
  }
}

/** The errors that schemas throw for hostile values; empty if all of them reject or parse their input. */
export const errorThrownBy = (schemas: ReturnType<typeof schemasOf>): string[] => {
  const found = schemas.flatMap(([name, schema]) =>
    examplesOf(schema)
      .flatMap((example) => [...spoiled(example)])
      .flatMap((payload) => {
        try {
          readPayload(schema, payload);
          return [];
        } catch (error) {
          return [`${name}: ${String(error)}`];
        }
      }),
  );
  return [...new Set(found)];
};
