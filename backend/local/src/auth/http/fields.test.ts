import { flag, listOf, oneOf, record, text } from './fields.ts';

const read = record({
  email: text,
  disabled: flag,
  localId: listOf(text),
  order: oneOf('NONE', 'ASC', 'DESC'),
});

test.each<[unknown, object]>([
  [{}, {}],
  [{ email: 'a', unknown: { deep: 1 } }, { email: 'a' }],
  [{ email: 7 }, { email: '7' }],
  [{ local_id: ['a', 7] }, { localId: ['a', '7'] }],
  [{ order: 'ASC' }, { order: 'ASC' }],
  [{ order: 2 }, { order: 'DESC' }],
  [{ constructor: 1, __proto__: { email: 'x' } }, {}],
])('reads %j as %j', (body, expected) => {
  expect(read(body, '')).toEqual(expected);
});

test.each<[unknown, string]>([
  [null, 'must be object'],
  [[], 'must be object'],
  ['text', 'must be object'],
  [{ email: null }, '/email must be string'],
  [{ email: {} }, '/email must be string'],
  [{ disabled: 'yes' }, '/disabled must be boolean'],
  [{ localId: 'a' }, '/localId must be array'],
  [{ localId: ['a', null] }, '/localId/1 must be string'],
  [{ order: 'UP' }, '/order must be equal to one of the allowed values'],
  [{ order: 9 }, '/order must be equal to one of the allowed values'],
])('refuses %j: %s', (body, problem) => {
  expect(() => read(body, '')).toThrow(`Invalid JSON payload received. ${problem}`);
});
