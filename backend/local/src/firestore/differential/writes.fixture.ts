import fc from 'fast-check';
import type { FieldTransformJson, WriteJson } from '../commit/Write.ts';
import type { Call } from './Session.fixture.ts';
import { commonValues, isVector, scalars, values } from './values.fixture.ts';
import type { ValueJson } from './values.fixture.ts';

const PATHS = ['a', 'b', 'a/d/x'] as const;
const FIELDS = ['a', 'b', 'm', 'm.x', 'm.x.y', '`a.b`', 'm.`0`', 'm.`\\`\\\\`'];
const BAD_FIELDS = ['', '.', 'a.', '0', 'a b', '`', '``', '__x__', 'm.__x__', '`a', 'a..b', '__name__'];

/** The location of a case's documents: a separate collection, so cases don't interfere. */
export interface Place {
  readonly root: string;
  readonly collection: string;
}

const nameIn = ({ root, collection }: Place, path: string): string => `${root}/${collection}/${path}`;

const fieldPath = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...FIELDS) },
  { weight: 1, arbitrary: fc.constantFrom(...BAD_FIELDS) },
);

const mask = fc.record({ fieldPaths: fc.uniqueArray(fieldPath, { maxLength: 4 }) });

function fieldsOf(root: string): fc.Arbitrary<Record<string, ValueJson>> {
  const value = fc.oneof(commonValues(root), values(root));
  const inner = fc.dictionary(fc.constantFrom('x', 'y', '0', '`\\'), value, {
    maxKeys: 3,
    noNullPrototype: true,
  });
  return fc.record(
    {
      a: value,
      b: value,
      m: fc.oneof({ weight: 4, arbitrary: inner.map((fields) => ({ mapValue: { fields } })) }, value),
      'a.b': value,
    },
    { requiredKeys: [], noNullPrototype: true },
  );
}

function transforms(root: string): fc.Arbitrary<FieldTransformJson> {
  const number = scalars(root).filter((value) => 'integerValue' in value || 'doubleValue' in value);
  const operand = fc.oneof({ weight: 12, arbitrary: number }, scalars(root));
  const elements = fc.array(
    // The emulator lets transforms nest lists and vectors in lists; the documentation doesn't.
    fc
      .oneof(commonValues(root), values(root))
      .filter((value) => !('arrayValue' in value) && !isVector(value)),
    { maxLength: 3 },
  );
  const list = elements.map((all) => ({ values: all }));
  const change: fc.Arbitrary<FieldTransformJson> = fc.oneof(
    fc.constant({ setToServerValue: 'REQUEST_TIME' }),
    { weight: 3, arbitrary: operand.map((increment) => ({ increment })) },
    operand.map((maximum) => ({ maximum })),
    operand.map((minimum) => ({ minimum })),
    { weight: 2, arbitrary: list.map((appendMissingElements) => ({ appendMissingElements })) },
    list.map((removeAllFromArray) => ({ removeAllFromArray })),
  );
  return fc.tuple(fieldPath, change).map(([path, transform]) => ({ fieldPath: path, ...transform }));
}

function preconditions(name: string): fc.Arbitrary<NonNullable<WriteJson['currentDocument']>> {
  return fc.oneof(
    fc.record({ exists: fc.boolean() }),
    fc.constantFrom({ updateTime: `$time:${name}` }, { updateTime: '2001-01-01T00:00:00Z' }, {}),
  );
}

/** A write of any kind. */
function writes(place: Place): fc.Arbitrary<WriteJson> {
  const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
  return fc.constantFrom(...PATHS).chain((path) => {
    const name = nameIn(place, path);
    const currentDocument = sometimes(preconditions(name));
    return fc
      .oneof(
        {
          weight: 6,
          arbitrary: fc.record({
            update: fieldsOf(place.root).map((fields) => ({ name, fields })),
            updateMask: sometimes(mask),
            updateTransforms: sometimes(fc.array(transforms(place.root), { maxLength: 3 })),
            currentDocument,
          }),
        },
        { weight: 1, arbitrary: fc.record({ delete: fc.constant(name), currentDocument }) },
        { weight: 1, arbitrary: fc.record({ verify: fc.constant(name), currentDocument }) },
        {
          weight: 1,
          arbitrary: fc.record({
            transform: fc
              .array(transforms(place.root), { maxLength: 3 })
              .map((fieldTransforms) => ({ document: name, fieldTransforms })),
            currentDocument,
          }),
        },
      )
      .map((write) => JSON.parse(JSON.stringify(write)) as WriteJson);
  });
}

/** REST calls on documents other than commits. */
function documentCalls(place: Place): fc.Arbitrary<Call> {
  const { root, collection } = place;
  const inQuery = (key: string, paths: readonly string[]): string =>
    paths.map((path) => `${key}.fieldPaths=${encodeURIComponent(path)}`).join('&');
  const body = fieldsOf(root).map((fields) => ({ fields }));
  const masks = fc.uniqueArray(fieldPath, { maxLength: 3 });
  const precondition = fc.constantFrom('', 'currentDocument.exists=true', 'currentDocument.exists=false');
  return fc.constantFrom(...PATHS).chain((path) => {
    const name = nameIn(place, path);
    return fc.oneof(
      fc.tuple(body, masks, masks, precondition).map(([document, update, shown, query]): Call => ({
        method: 'PATCH',
        path: `${name}?${inQuery('updateMask', update)}&${inQuery('mask', shown)}&${query}`,
        body: document,
      })),
      precondition.map((query): Call => ({ method: 'DELETE', path: `${name}?${query}` })),
      masks.map((shown): Call => ({ method: 'GET', path: `${name}?${inQuery('mask', shown)}` })),
      fc
        .tuple(body, fc.constantFrom('a', 'b', 'c', '__id7__', '__x__'), masks)
        .map(([document, id, shown]): Call => ({
          method: 'POST',
          path: `${root}/${collection}?documentId=${id}&${inQuery('mask', shown)}`,
          body: document,
        })),
      fc
        .tuple(
          masks,
          fc.integer({ min: 0, max: 3 }),
          fc.constantFrom('', '&showMissing=true', '&orderBy=a', '&orderBy=a%20desc'),
        )
        .map(([shown, size, query]): Call => ({
          method: 'GET',
          path: `${root}/${collection}?pageSize=${size}&${inQuery('mask', shown)}${query}`,
        })),
      fc.constant<Call>({ method: 'POST', path: `${name}:listCollectionIds`, body: {} }),
    );
  });
}

/** Reads every document a case may have written. */
function readAll(place: Place): Call {
  const documents = [...PATHS, 'c', '__id7__'].map((path) => nameIn(place, path));
  return { method: 'POST', path: `${place.root}:batchGet`, body: { documents } };
}

/** Calls that change documents, each followed by reading all of them. */
export function changes(place: Place): fc.Arbitrary<Call[]> {
  const one = writes(place);
  const call: fc.Arbitrary<Call> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(one, { minLength: 1, maxLength: 3 })
        .map((all): Call => ({ method: 'POST', path: `${place.root}:commit`, body: { writes: all } })),
    },
    {
      weight: 2,
      arbitrary: fc
        .array(one, { minLength: 1, maxLength: 3 })
        .map((all): Call => ({ method: 'POST', path: `${place.root}:batchWrite`, body: { writes: all } })),
    },
    { weight: 3, arbitrary: documentCalls(place) },
  );
  return fc
    .array(call, { minLength: 1, maxLength: 5 })
    .map((calls) => calls.flatMap((each) => [each, readAll(place)]));
}
