import type * as z from 'zod/mini';
import { readPayload } from './base/document.ts';

/** Whatever somebody sends, a schema says what is wrong with it: one that throws is a fault of ours, and answers as such. */

type Schema = z.core.$ZodType;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** All schemas among the exports of a domain, also those that are kept by name in an object. */
export const schemasOf = (domain: object): (readonly [name: string, schema: Schema])[] =>
  Object.entries(domain).flatMap(([name, exported]: [string, unknown]) =>
    isSchema(exported)
      ? [[name, exported] as const]
      : Object.entries((typeof exported === 'object' && exported) || {}).flatMap(([key, value]) =>
          isSchema(value) ? [[`${name}.${key}`, value] as const] : [],
        ),
  );

/** Most examples of one object: each word that it takes somewhere is in one of them, as far as there are so many. */
const most = 4;

/** Values that nearly fit a schema: of its shape, with each of its choices. */
const examplesOf = (schema: Schema, depth = 0): unknown[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const below = (part: Schema) => examplesOf(part, depth + 1);
  if (depth > 12) return ['x'];
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, part]) => [key, below(part)] as const);
      const count = Math.min(most, Math.max(1, ...fields.map(([, values]) => values.length)));
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

/** No text can be made of the objects with `toString`. */
const hostile: readonly unknown[] = [
  ...[null, undefined, 5, Number.POSITIVE_INFINITY, '', '25:00', '\ud800', [null], [{}], {}],
  { toString: 1, valueOf: 1, length: 2 ** 31, then: 1 },
];

/** The same value with a hostile one in each of its places, the whole of it included. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* hostile;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const bad of spoiled(part)) {
      yield Array.isArray(value) ? [bad] : { ...value, [key]: bad };
    }
  }
}

/** What schemas throw at hostile values; nothing where all of them refuse or read what they get. */
export const thrownBy = (schemas: ReturnType<typeof schemasOf>): string[] => {
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
