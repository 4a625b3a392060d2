import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { fromJSON } from '@grpc/proto-loader';
import type { MethodDefinition, ServiceDefinition } from '@grpc/proto-loader';
import fc from 'fast-check';

import { FirestoreError } from '../FirestoreError.ts';
import { parseValue } from '../values/parseValue.ts';
import { timestampOfVersion } from '../values/timestamp.ts';
import { doubleValue } from '../values/Value.ts';
import type { Value } from '../values/Value.ts';
import { ENUMS, MESSAGES } from '../protojson/messages.ts';
import { decodeMessage, encodeMessage } from './protobufCodec.ts';

/** The official definitions, from the client library inside firebase-admin. */
const adminRequire = createRequire(require.resolve('firebase-admin/firestore'));
const library = dirname(adminRequire.resolve('@google-cloud/firestore/package.json'));
const official = JSON.parse(readFileSync(join(library, 'build/protos/v1.json'), 'utf8')) as ProtoNode;

interface ProtoNode {
  nested?: Record<string, ProtoNode>;
  fields?: Record<string, { id: number; type: string; rule?: string; keyType?: string }>;
  values?: Record<string, number>;
}

/** All messages and enums of the definitions by their short names. */
function collectTypes(node: ProtoNode, types = new Map<string, ProtoNode[]>()): Map<string, ProtoNode[]> {
  for (const [name, child] of Object.entries(node.nested ?? {})) {
    types.set(name, [...(types.get(name) ?? []), child]);
    collectTypes(child, types);
  }
  return types;
}

/** Types named differently here because two messages share a name, or merged because two are alike. */
const OFFICIAL_NAMES: Record<string, string> = {
  FieldAggregation: 'Sum',
  FieldOperator: 'Operator',
  CompositeOperator: 'Operator',
  UnaryOperator: 'Operator',
};

describe('the message table', () => {
  const types = collectTypes(official);

  test.each(Object.keys(MESSAGES))('%s matches the official definition', (name) => {
    const candidates = types.get(OFFICIAL_NAMES[name] ?? name) ?? [];
    const agreeing = candidates.filter(({ fields = {} }) =>
      (MESSAGES[name] ?? []).every((line) => {
        const [field = '', number, ...rest] = line.split(' ');
        if (name === 'Write' && field === 'verify') return true;
        const definition = fields[field];
        if (!definition || definition.id !== Number(number)) return false;
        const label = rest.length === 2 ? rest[0] : undefined;
        return (
          label === (definition.keyType ? 'map' : definition.rule) &&
          sameType(rest.at(-1) ?? '', definition.type)
        );
      }),
    );
    expect(agreeing.length).toBeGreaterThan(0);
  });

  test.each(Object.keys(ENUMS))('%s matches the official definition', (name) => {
    const candidates = types.get(OFFICIAL_NAMES[name] ?? name) ?? [];
    const names = (ENUMS[name] ?? [])
      .map((value, number) => [value, number] as const)
      .filter(([value]) => value !== 'UNARY_1');
    expect(
      candidates.some(({ values = {} }) => names.every(([value, number]) => values[value] === number)),
    ).toBe(true);
  });

  function sameType(own: string, theirs: string): boolean {
    const last = theirs.split('.').at(-1) ?? '';
    if (own === 'null') return last === 'NullValue';
    return (
      last === own ||
      last === OFFICIAL_NAMES[own] ||
      (own === 'FieldAggregation' && (last === 'Sum' || last === 'Avg'))
    );
  }
});

const leaf: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((integer) => ({ integerValue: String(integer) })),
  fc.double().map(doubleValue),
  fc
    .integer({ min: -60_000_000_000_000, max: 10 ** 15 })
    .map((version) => ({ timestampValue: timestampOfVersion(version) })),
  fc.string({ unit: 'grapheme' }).map((stringValue) => ({ stringValue })),
  fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc
    .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
    .map(([latitude, longitude]) => ({
      geoPointValue: { latitude: latitude + 0, longitude: longitude + 0 },
    })),
);
const fieldName = fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => !/^__.*__$/s.test(name));
const fields = fc.dictionary(fieldName, leaf, { maxKeys: 5, noNullPrototype: true });
const anyValue: fc.Arbitrary<Value> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 5 }).map((values) => ({ arrayValue: { values } })),
  fields.map((inner) => ({ mapValue: { fields: inner } })),
);

test('every value survives encoding and decoding', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(parseValue(decodeMessage('Value', encodeMessage('Value', value)))).toEqual(parseValue(value));
    }),
    { numRuns: 500 },
  );
});

test('we decode what the official library encodes, and vice versa', () => {
  const service = fromJSON(official as never, { longs: String, enums: String })[
    'google.firestore.v1.Firestore'
  ] as ServiceDefinition;
  const commit = service['Commit'] as MethodDefinition<object, object>;
  const name = 'projects/p/databases/(default)/documents/c/a';
  const theirs = commit.requestSerialize({
    database: 'projects/p/databases/(default)',
    transaction: Buffer.from([1, 2, 255]),
    writes: [
      {
        update: {
          name,
          fields: {
            text: { stringValue: 'é😀' },
            n: { integerValue: '-7' },
            at: { timestampValue: { seconds: -1, nanos: 5000 } },
          },
        },
        updateMask: { fieldPaths: ['text', 'n'] },
        updateTransforms: [{ fieldPath: 'k', increment: { doubleValue: 0.1 } }],
        currentDocument: { exists: false },
      },
    ],
  });
  const ours = decodeMessage('CommitRequest', theirs);
  expect(ours).toEqual({
    database: 'projects/p/databases/(default)',
    transaction: 'AQL/',
    writes: [
      {
        update: {
          name,
          fields: {
            text: { stringValue: 'é😀' },
            n: { integerValue: '-7' },
            at: { timestampValue: '1969-12-31T23:59:59.000005Z' },
          },
        },
        updateMask: { fieldPaths: ['text', 'n'] },
        updateTransforms: [{ fieldPath: 'k', increment: { doubleValue: 0.1 } }],
        currentDocument: { exists: false },
      },
    ],
  });
  expect(commit.requestDeserialize(encodeMessage('CommitRequest', ours))).toEqual(
    commit.requestDeserialize(theirs),
  );
});

test('refuses any bytes that are not a message', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(...Object.keys(MESSAGES)),
      (bytes, name) => {
        try {
          decodeMessage(name, Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(FirestoreError);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test('refuses endless nesting', () => {
  let bytes: Buffer = encodeMessage('Value', { nullValue: null });
  for (let level = 0; level < 500; level++) {
    const inner = Buffer.concat([Buffer.from([0x0a, ...varint(bytes.length)]), bytes]);
    bytes = Buffer.concat([Buffer.from([0x4a, ...varint(inner.length)]), inner]);
  }
  expect(() => decodeMessage('Value', bytes)).toThrow('nested too deeply');
});

function varint(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...varint(number >>> 7)];
}
