import { expectAgreement, useBothFirestores } from './BothFirestores.fixture.ts';
import type { Call } from './Session.fixture.ts';
import { list, map, rootOf, vector } from './values.fixture.ts';
import type { ValueJson } from './values.fixture.ts';

const both = useBothFirestores('differential-values');
const root = rootOf(both.project);
const text = (stringValue: string): ValueJson => ({ stringValue });
const one: ValueJson = { integerValue: '1' };
const levels = (count: number): ValueJson => (count === 0 ? one : map({ x: levels(count - 1) }));
const commit = (write: object): Call => ({
  method: 'POST',
  path: `${root}:commit`,
  body: { writes: [write] },
});
const set = (fields: object): Call => commit({ update: { name: `${root}/c/a`, fields } });
const get: Call = { method: 'GET', path: `${root}/c/a` };

test.each<[string, object]>([
  ['a vector of 2,049 dimensions', vector(...Array<number>(2049).fill(1))],
  ['an empty vector', vector()],
  ['a vector with NaN', vector('NaN')],
  ['a vector in a list', list(vector(1))],
  ['a vector in a map', map({ x: vector(1) })],
  ['a map of another type', map({ __type__: text('other') })],
  ['a list in a list', list(list())],
  ['a list in a map in a list', list(map({ x: list(one) }))],
  ['20 levels', levels(20)],
  ['21 levels', levels(21)],
  ['21 levels, one of them a list', list(levels(20))],
  ['no type', {}],
  ['null for a string', { stringValue: null }],
  ['two types', { integerValue: '1', stringValue: 'a' }],
  ['an unknown type', { unknownValue: 1 }],
  ['an integer with an exponent', { integerValue: '1e3' }],
  ['an integer with a fraction', { integerValue: '1.5' }],
  ['an integer beyond int64', { integerValue: '9223372036854775808' }],
  ['a double out of range', { doubleValue: '1e400' }],
  ['a hexadecimal double', { doubleValue: '0x10' }],
  ['bytes in the other alphabet', { bytesValue: '_-8' }],
  ['bytes that are not base64', { bytesValue: '***' }],
  ['a timestamp of the year 0', { timestampValue: '0000-12-31T00:00:00Z' }],
  ['a timestamp of the year 10000', { timestampValue: '10000-01-01T00:00:00Z' }],
  ['a geo point beyond the pole', { geoPointValue: { latitude: -90.5 } }],
  ['a geo point beyond the date line', { geoPointValue: { longitude: 180.1 } }],
  ['a reference to a collection', { referenceValue: `${root}/c` }],
  ['a reference to the root', { referenceValue: root }],
  ['a reference without project', { referenceValue: 'projects//databases/d/documents/c/a' }],
  ['a reference with a long id', { referenceValue: `${root}/c/${'a'.repeat(1501)}` }],
  ['a string of the maximum size', text('x'.repeat(1_048_487))],
  ['a longer string', text('x'.repeat(1_048_488))],
  ['a longer string in a list', list(text('x'.repeat(1_048_488)))],
  ['a longer string in a map', map({ x: text('x'.repeat(1_048_488)) })],
  ['a reserved name in a map', map({ __x__: one })],
  ['an empty name in a map', map({ '': one })],
  ['a long name in a map', map({ ['n'.repeat(1501)]: one })],
])('both store or refuse a field with %s', async (_title, value) => {
  expectAgreement(await both.inTurn([set({ before: one }), set({ f: value }), get]));
});

test.each(['', '__x__', '__type__', '__', '___', 'n'.repeat(1500), 'n'.repeat(1501), 'a.b', '`', '\u0000'])(
  'both store or refuse a field named %j',
  async (name) => expectAgreement(await both.inTurn([set({ [name]: one }), get])),
);

test.each([
  '',
  'x',
  'projects/p',
  root,
  `${root}/`,
  `${root}/c`,
  `${root}/c/a/`,
  `${root}/c//d/e`,
  `${root}/c/..`,
  `${root}/./a`,
  `${root}/c/__id7__`,
  `${root}/c/__id07__`,
  `${root}/c/__id9223372036854775808__`,
  `${root}/__id7__/a`,
  `${root}/c/__x__`,
  `${root}/c/____`,
  `${root}/c/${'a'.repeat(1501)}`,
  `${root}${'/c/a'.repeat(101)}`,
])('both write or refuse a document named %j', async (name) => {
  expectAgreement(await both.inTurn([commit({ update: { name, fields: {} } })]));
});
