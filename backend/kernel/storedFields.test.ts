import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as billing from 'mf-billing/domain';
import * as communities from 'mf-communities/domain';
import * as settings from 'mf-settings/domain';
import * as team from 'mf-team/domain';
import * as tracking from 'mf-tracking/domain';
import * as core from 'shared-lib/domain';
import { readDocument, readPayload, violationSchema, type DocumentSchema } from 'shared-lib/domain';
import { accountLinkSchema } from '../functions/core/account/domain/accountLink.ts';
import { emailChangeSchema } from '../functions/core/account/domain/emailChange.ts';
import { rateCounterSchema } from '../functions/core/account/domain/rateCounter.ts';
import { pendingSignUpSchema } from '../functions/core/account/domain/signUp.ts';
import { repairSchema } from '../functions/core/damaged/domain/repairCall.ts';
import { mailSchema } from '../functions/core/messages/domain/mail.ts';
import { storedFields } from './storedFields.ts';

type Schema = DocumentSchema<unknown>;
type Raw = Record<string, unknown>;

interface Definition {
  readonly type: string;
  readonly in: Schema;
  readonly innerType: Schema;
  readonly element: Schema;
  readonly keyType: Schema;
  readonly valueType: Schema;
  readonly options: readonly Schema[];
  readonly shape: Readonly<Record<string, Schema>>;
  readonly entries: Readonly<Record<string, string>>;
  readonly values: readonly unknown[];
}

// The definition's public type differs per kind of schema.
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** No other generated number is close to a timestamp's. */
const firstMoment = Date.UTC(2026, 0, 1);

/** The same numbers on every run. */
const drawer = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const texts = ['a', 'Zoë', '2026-07-15', '20:00', '+15125550100', 'a@b.co', '2026-07', 'America/Chicago'];
const samples = [...texts, 'https://example.com/a', 'mf-team', '1.0.0', 'maple', 0, 1, 7, 250, 0.5, true];

type Draw = ReturnType<typeof drawer>;

const oneOf = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)]!;

const remembered = <T>(of: (schema: Schema) => T): ((schema: Schema) => T) => {
  const known = new Map<Schema, T>();
  return (schema) => {
    if (!known.has(schema)) known.set(schema, of(schema));
    return known.get(schema)!;
  };
};

const isMoment = remembered(
  (schema) =>
    readPayload(schema, new Date(0)).ok && !readPayload(schema, '').ok && !readPayload(schema, true).ok,
);

const acceptedOf = remembered((schema) => samples.filter((sample) => readPayload(schema, sample).ok));

/** A value as Firestore would return it, from what a schema accepts. */
const rawOf = (schema: Schema, draw: Draw): unknown => {
  const {
    type,
    in: input,
    innerType,
    element,
    keyType,
    valueType,
    options,
    shape,
    ...words
  } = definitionOf(schema);
  switch (type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'catch':
      return draw(4) === 0 ? null : rawOf(innerType, draw);
    case 'array':
      return Array.from({ length: draw(3) }, () => rawOf(element, draw));
    case 'record':
      return Object.fromEntries(
        Array.from({ length: draw(3) }, () => [rawOf(keyType, draw), rawOf(valueType, draw)]),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(shape).flatMap(([field, known]) => {
          const drawn = Array.from({ length: 3 }, () => rawOf(known, draw));
          const fitting = drawn.find((value) => readPayload(known, value).ok);
          return fitting === undefined ? [] : [[field, fitting]];
        }),
      );
    case 'union':
      return rawOf(oneOf(draw, options), draw);
    case 'enum':
      return oneOf(draw, Object.values(words.entries));
    case 'literal':
      return oneOf(draw, words.values);
    case 'pipe':
      if (isMoment(schema)) return Timestamp.fromMillis(firstMoment + draw(1_000_000_000));
      return rawOf(input, draw);
    default: {
      const accepted = acceptedOf(schema);
      return accepted.length === 0 ? null : oneOf(draw, accepted);
    }
  }
};

/** Whether a schema has a timestamp field. */
const hasMoment = (schema: Schema): boolean => {
  const { in: input, innerType, element, valueType, options, shape } = definitionOf(schema);
  if (definitionOf(schema).type === 'pipe' && isMoment(schema)) return true;
  const within = [input, innerType, element, valueType, ...(options ?? []), ...Object.values(shape ?? {})];
  return within.some((one) => one !== undefined && hasMoment(one));
};

/** Documents whose schema returns different fields: the payment provider's, lists, and rows as text. */
const otherShapes = new Set([
  'subscriptionSchema',
  'invoiceSchema',
  'requestRecordSchema',
  'scheduleNightSchema',
  'doorMonthSchema',
  'nightShardSchema',
  'roundSchema',
  'scoreMonthSchema',
  'unitListSchema',
  'violationCountsSchema',
]);

/** Fields that a schema calculates from others, and that functions never write from the record. */
const calculated: Readonly<Record<string, readonly string[]>> = {
  teamMemberSchema: ['fullName', 'lastModifiedBy'],
};

const ofCoreFunctions = {
  accountLinkSchema,
  emailChangeSchema,
  rateCounterSchema,
  pendingSignUpSchema,
  repairSchema,
  mailSchema,
};
const domains = { ...core, ...billing, ...communities, ...settings, ...team, ...tracking };
const named = Object.entries({ ...domains, ...ofCoreFunctions }).filter(
  ([name, value]) => /Schema$/.test(name) && typeof value === 'object' && '_zod' in value,
) as [string, Schema][];

const hasId = (schema: Schema): boolean => {
  const { in: input, options, shape } = definitionOf(schema);
  const within = input ?? options?.[0];
  return within ? hasId(within) : shape !== undefined && 'id' in shape;
};

const entities = named.filter(
  ([name, schema]) => hasId(schema) && hasMoment(schema) && !otherShapes.has(name),
);

/** Numbers in stored fields as large as a timestamp's. */
const momentsLeft = (value: unknown): number[] => {
  if (typeof value === 'number') return value >= firstMoment ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return [];
  return Object.values(value).flatMap(momentsLeft);
};

const read = (schema: Schema, data: Raw) => readDocument(schema, 'customers/olivia/records/2026-07-15', data);

const without = (record: Raw, fields: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

test('finds the entities', () => {
  expect(entities.length).toBeGreaterThan(40);
});

test.each(entities)('%s: what is stored reads as the same record', (name, schema) => {
  const draw = drawer(7);
  const drawn = Array.from({ length: 25 }, () => read(schema, rawOf(schema, draw) as Raw));
  const records = drawn.flatMap((result) => (result.ok ? [result.value as Raw] : []));
  expect(records.length).toBeGreaterThan(5);
  for (const record of records) {
    const left = ['id', ...(calculated[name] ?? [])];
    // The schemas of a list have no common type.
    const fields = storedFields(schema, without(record, left) as never) as Raw;
    expect(momentsLeft(fields)).toEqual([]);
    const again = read(schema, fields);
    if (!again.ok) throw new Error(again.error);
    expect(without(again.value as Raw, left)).toEqual(without(record, left));
  }
});

test('server values stay, and so do fields that aren’t timestamps', () => {
  const at = FieldValue.serverTimestamp();
  const fields = { resolvedAt: at, cureBy: null, occurrence: 3, timeline: [] };
  expect(storedFields(violationSchema, fields)).toEqual(fields);
});

test('timestamps in lists are found', () => {
  // Partial on purpose.
  const step = { id: 'a', at: 1_000, by: null } as never;
  expect(storedFields(violationSchema, { timeline: [step] })).toEqual({
    timeline: [{ id: 'a', at: Timestamp.fromMillis(1_000), by: null }],
  });
});

test.each<[string, object]>([
  ['a field that isn’t in the schema', { seenAt: 1_000 }],
  ['a field of a part', { timeline: [{ moment: 1_000 }] }],
  ['an invalid timestamp', { cureBy: '2026-07-15' }],
])('%s is rejected', (_, fields) => {
  // The type check rejects them already.
  expect(() => storedFields(violationSchema, fields as never)).toThrow(TypeError);
});
