import fc from 'fast-check';

/** The project of a test file, the same on both servers so that names are equal in both responses. */
export const rootOf = (project: string): string => `projects/${project}/databases/(default)/documents`;

/** A value in ProtoJSON, valid or not. */
export type ValueJson = Record<string, unknown>;

const of =
  (kind: string) =>
  (content: unknown): ValueJson => ({ [kind]: content });

export const list = (...values: ValueJson[]): ValueJson => ({ arrayValue: { values } });
export const map = (fields: Record<string, ValueJson>): ValueJson => ({ mapValue: { fields } });
export const vector = (...elements: (number | string)[]): ValueJson =>
  map({ __type__: { stringValue: '__vector__' }, value: list(...elements.map(of('doubleValue'))) });

export function isVector({ mapValue }: ValueJson): boolean {
  return '__type__' in ((mapValue as { fields?: object } | undefined)?.fields ?? {});
}

const INTEGERS = [
  '0',
  '1',
  '2',
  '-1',
  '10',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775806',
  '9223372036854775807',
  '-9223372036854775808',
];
const DOUBLES = [
  0,
  '-0',
  1,
  1.5,
  -1,
  2,
  0.1,
  'NaN',
  'Infinity',
  '-Infinity',
  5e-324,
  1.7976931348623157e308,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
];
const TIMESTAMPS = [
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999999Z',
  '1970-01-01T00:00:00Z',
  '2020-02-29T12:00:00.123456Z',
  '2020-02-29T12:00:00.123456789Z',
  '2020-02-29T13:30:00.000001+01:30',
  '9999-12-31T23:59:59.999999999Z',
];
const TEXTS = ['', 'a', 'A', 'aa', 'b', '10', '9', 'é', 'é', '\u0000', 'a\u0000', '\uffff', '😀', '~', 'a b'];
const LONG = 'l'.repeat(1500);
/** Longer than an index key of 1,500 bytes. */
const LONG_TEXTS = [LONG, `${LONG}a`, `${LONG}b`, 'é'.repeat(750), `${'é'.repeat(750)}a`];
const BYTES = ['', 'AA==', 'AAE=', 'fw==', '/w==', '_w', 'gA=='];
const GEO_POINTS = [
  {},
  { latitude: 90, longitude: 180 },
  { latitude: -90, longitude: -180 },
  { latitude: 1.5 },
  { longitude: -0.1 },
];

/** Values of all types with edge cases, without lists and maps. Few enough for equal values to occur often. */
export function scalars(root: string): fc.Arbitrary<ValueJson> {
  const references = [
    `${root}/c/a`,
    `${root}/c/b`,
    `${root}/c/a/d/x`,
    `${root}/c/__id7__`,
    `${root}/c/__id10__`,
    root.replace('(default)', 'other') + '/c/a',
    'projects/elsewhere/databases/(default)/documents/c/a',
  ];
  return fc.oneof(
    fc.constant({ nullValue: null }),
    fc.boolean().map(of('booleanValue')),
    { weight: 3, arbitrary: fc.constantFrom(...INTEGERS).map(of('integerValue')) },
    { weight: 3, arbitrary: fc.constantFrom(...DOUBLES).map(of('doubleValue')) },
    fc.constantFrom(...TIMESTAMPS).map(of('timestampValue')),
    { weight: 3, arbitrary: fc.constantFrom(...TEXTS).map(of('stringValue')) },
    fc.constantFrom(...LONG_TEXTS).map(of('stringValue')),
    fc.constantFrom(...BYTES).map(of('bytesValue')),
    fc.constantFrom(...references).map(of('referenceValue')),
    fc.constantFrom(...GEO_POINTS).map(of('geoPointValue')),
  );
}

/** Document values: lists and maps a few levels deep, including vectors. */
export function values(root: string): fc.Arbitrary<ValueJson> {
  const scalar = scalars(root);
  const { value } = fc.letrec<{ value: ValueJson; fields: Record<string, ValueJson> }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      { weight: 5, arbitrary: scalar },
      fc
        .array(
          tie('value').filter((element) => !('arrayValue' in element) && !isVector(element)),
          { maxLength: 3 },
        )
        .map((elements) => list(...elements)),
      tie('fields').map(map),
      fc
        .array(fc.constantFrom(0, 1, -1, 'Infinity'), { minLength: 1, maxLength: 3 })
        .map((elements) => vector(...elements)),
    ),
    fields: fc.dictionary(fc.constantFrom('x', 'y', 'a.b', '', '0', 'é').filter(Boolean), tie('value'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  }));
  return value;
}

/** Small numbers, strings and lists, so that many documents match a query. */
export function commonValues(root: string): fc.Arbitrary<ValueJson> {
  const integers = fc.constantFrom('0', '1', '2', '3').map(of('integerValue'));
  return fc.oneof(
    { weight: 6, arbitrary: integers },
    { weight: 2, arbitrary: fc.constantFrom(0, 1, 1.5, 'NaN', '-0').map(of('doubleValue')) },
    { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c').map(of('stringValue')) },
    { weight: 2, arbitrary: fc.array(integers, { maxLength: 3 }).map((elements) => list(...elements)) },
    { weight: 1, arbitrary: fc.constant({ nullValue: null }) },
    {
      weight: 1,
      arbitrary: fc
        .dictionary(fc.constantFrom('x', 'y'), integers, { maxKeys: 2, noNullPrototype: true })
        .map(map),
    },
    { weight: 2, arbitrary: scalars(root) },
    { weight: 1, arbitrary: values(root) },
  );
}
