import type { StoredDocument } from '../store/StoredDocument.ts';
import { doubleValue } from '../values/Value.ts';
import type { Fields, Value } from '../values/Value.ts';
import { applyWrite } from './applyWrite.ts';
import { parseWrite } from './Write.ts';
import type { FieldTransformJson, WriteJson } from './Write.ts';

const NAME = 'projects/p/databases/(default)/documents/c/a';
const EARLIER = '2024-01-01T00:00:00.000000Z';
const NOW = '2024-01-02T00:00:00.000000Z';
const int = (number: number | string): Value => ({ integerValue: String(number) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const stored = (fields: Fields): StoredDocument => ({
  name: NAME,
  fields,
  createTime: EARLIER,
  updateTime: EARLIER,
});
const apply = (before: StoredDocument | null, write: WriteJson): ReturnType<typeof applyWrite> =>
  applyWrite(before, parseWrite(write), NOW);
const update = (fields: Fields, more: Partial<WriteJson> = {}): WriteJson => ({
  update: { name: NAME, fields },
  ...more,
});

describe('update', () => {
  test('creates', () =>
    expect(apply(null, update({ n: int(1) })).after).toEqual({
      name: NAME,
      fields: { n: int(1) },
      createTime: NOW,
      updateTime: NOW,
    }));

  test('without a mask replaces', () =>
    expect(apply(stored({ a: int(1), b: int(2) }), update({ a: int(3) })).after).toEqual({
      ...stored({ a: int(3) }),
      updateTime: NOW,
    }));

  test('with a mask changes only the named fields, and deletes those without a value', () => {
    const before = stored({ a: int(1), b: int(2), m: { mapValue: { fields: { x: int(1), y: int(2) } } } });
    const write = update(
      { a: int(9), b: int(8), m: { mapValue: { fields: { x: int(7) } } } },
      { updateMask: { fieldPaths: ['a', 'm.x', 'm.y'] } },
    );
    expect(apply(before, write).after?.fields).toEqual({
      a: int(9),
      b: int(2),
      m: { mapValue: { fields: { x: int(7) } } },
    });
  });

  test('without effect leaves the document unchanged, including its update time', () => {
    const before = stored({ n: int(1) });
    expect(apply(before, update({ n: int(1) })).after).toBe(before);
    expect(apply(before, update({ n: doubleValue(1) })).after).not.toBe(before);
  });
});

describe('transforms', () => {
  const transformed = (
    current: Value | undefined,
    transform: FieldTransformJson,
  ): { value?: Value; result?: Value } => {
    const write = update(
      {},
      { updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath: 'f', ...transform }] },
    );
    const { after, transformResults } = apply(stored(current ? { f: current } : {}), write);
    return { value: after?.fields['f'] as Value, result: transformResults[0] as Value };
  };

  test.each<[string, Value | undefined, FieldTransformJson, Value]>([
    ['server timestamp', int(1), { setToServerValue: 'REQUEST_TIME' }, { timestampValue: NOW }],
    ['increment', int(1), { increment: int(2) }, int(3)],
    ['increment of nothing', undefined, { increment: int(2) }, int(2)],
    ['increment of a string', { stringValue: 'a' }, { increment: int(2) }, int(2)],
    ['increment by a double', int(1), { increment: doubleValue(0.5) }, doubleValue(1.5)],
    [
      'increment saturates at int64',
      int('9223372036854775807'),
      { increment: int(1) },
      int('9223372036854775807'),
    ],
    [
      'decrement saturates at int64',
      int('-9223372036854775808'),
      { increment: int(-1) },
      int('-9223372036854775808'),
    ],
    ['maximum', int(1), { maximum: int(2) }, int(2)],
    ['maximum, not reached', int(3), { maximum: int(2) }, int(3)],
    ['maximum of equals keeps the type', int(2), { maximum: doubleValue(2) }, int(2)],
    ['maximum of a string', { stringValue: 'z' }, { maximum: int(2) }, int(2)],
    ['maximum with NaN', doubleValue(NaN), { maximum: int(2) }, doubleValue(NaN)],
    ['minimum', int(3), { minimum: int(2) }, int(2)],
  ])('%s', (_title, current, transform, expected) =>
    expect(transformed(current, transform)).toEqual({ value: expected, result: expected }),
  );

  test.each<[string, Value | undefined, FieldTransformJson, Value]>([
    [
      'union',
      list(int(1), int(2)),
      { appendMissingElements: { values: [int(2), int(3), int(3)] } },
      list(int(1), int(2), int(3)),
    ],
    [
      'union across number types',
      list(int(1)),
      { appendMissingElements: { values: [doubleValue(1)] } },
      list(int(1)),
    ],
    ['union with no array', int(7), { appendMissingElements: { values: [int(1)] } }, list(int(1))],
    [
      'removal of every occurrence',
      list(int(1), int(2), int(1)),
      { removeAllFromArray: { values: [int(1)] } },
      list(int(2)),
    ],
    ['removal from nothing', undefined, { removeAllFromArray: { values: [int(1)] } }, list()],
  ])('array %s', (_title, current, transform, expected) =>
    expect(transformed(current, transform)).toEqual({ value: expected, result: { nullValue: null } }),
  );

  test('are applied in order, after the fields', () => {
    const write = update(
      { n: int(1) },
      {
        updateTransforms: [
          { fieldPath: 'n', increment: int(1) },
          { fieldPath: 'n', increment: int(1) },
        ],
      },
    );
    expect(apply(null, write)).toMatchObject({
      after: { fields: { n: int(3) } },
      transformResults: [int(2), int(3)],
    });
  });

  test('come as separate writes from older clients', () => {
    const write: WriteJson = {
      transform: { document: NAME, fieldTransforms: [{ fieldPath: 'n', increment: int(1) }] },
    };
    expect(apply(stored({ a: int(1) }), write).after?.fields).toEqual({ a: int(1), n: int(1) });
  });
});

describe('preconditions', () => {
  const there = stored({});
  test.each<[string, StoredDocument | null, WriteJson['currentDocument'], string | null]>([
    ['exists, as required', there, { exists: true }, null],
    ['must exist, but does not', null, { exists: true }, 'NOT_FOUND'],
    ['must not exist, and does not', null, { exists: false }, null],
    ['must not exist, but does', there, { exists: false }, 'ALREADY_EXISTS'],
    ['matching update time', there, { updateTime: '2024-01-01T00:00:00Z' }, null],
    ['outdated update time', there, { updateTime: '2023-01-01T00:00:00Z' }, 'FAILED_PRECONDITION'],
    [
      'update time of a nonexistent document',
      null,
      { updateTime: '2024-01-01T00:00:00Z' },
      'FAILED_PRECONDITION',
    ],
  ])('%s', (_title, before, currentDocument, status) => {
    for (const operation of [
      update({ n: int(1) }),
      { delete: NAME },
      ...(currentDocument ? [{ verify: NAME }] : []),
    ] satisfies WriteJson[]) {
      const run = (): unknown =>
        apply(before, { ...operation, ...(currentDocument ? { currentDocument } : {}) });
      if (status === null) expect(run).not.toThrow();
      else expect(run).toThrow(expect.objectContaining({ status }) as Error);
    }
  });
});

test('delete leaves nothing, verify changes nothing', () => {
  expect(apply(stored({}), { delete: NAME }).after).toBeNull();
  const before = stored({ n: int(1) });
  expect(apply(before, { verify: NAME, currentDocument: { exists: true } }).after).toBe(before);
});

test('a document over 1 MiB is refused with its size', () => {
  const halves = (length: number): WriteJson => {
    const half = { stringValue: 'é'.repeat(length) };
    return update({ a: half, b: half });
  };
  expect(() => apply(null, halves(262_144))).toThrow(
    /cannot be written because its size \(1,048,\d{3} bytes\) exceeds the maximum allowed size of 1,048,576 bytes/,
  );
  expect(() => apply(null, halves(262_100))).not.toThrow();
});

test.each<[string, WriteJson]>([
  ['no operation', {}],
  ['a collection', { delete: 'projects/p/databases/(default)/documents/c' }],
  ['the root', { delete: 'projects/p/databases/(default)/documents' }],
  ['a reserved id', { delete: 'projects/p/databases/(default)/documents/c/__a__' }],
  ['an empty id', { delete: 'projects/p/databases/(default)/documents/c/' }],
  ['a dot', { delete: 'projects/p/databases/(default)/documents/c/..' }],
  ['a long id', { delete: `projects/p/databases/(default)/documents/c/${'x'.repeat(1501)}` }],
  ['a reserved field in the mask', update({}, { updateMask: { fieldPaths: ['__a__'] } })],
  ['a verification of nothing', { verify: NAME }],
  [
    'a verification with a mask',
    { verify: NAME, currentDocument: { exists: true }, updateMask: { fieldPaths: ['a'] } },
  ],
  ['a transform of nothing', update({}, { updateTransforms: [{ fieldPath: 'a' }] })],
  [
    'an increment by a string',
    update({}, { updateTransforms: [{ fieldPath: 'a', increment: { stringValue: '1' } }] }),
  ],
  [
    'an unknown server value',
    update({}, { updateTransforms: [{ fieldPath: 'a', setToServerValue: 'RANDOM' }] }),
  ],
])('refuses %s', (_title, write) =>
  expect(() => parseWrite(write)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }) as Error),
);
