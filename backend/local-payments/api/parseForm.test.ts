import { parseForm } from './parseForm.ts';

const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseForm(text)));

test.each([
  ['nothing', '', {}],
  ['strings', 'email=a%40b.test&name=A+B', { email: 'a@b.test', name: 'A B' }],
  ['an object', 'metadata[firebaseUID]=u1', { metadata: { firebaseUID: 'u1' } }],
  [
    'a list of objects',
    'items[0][id]=si_1&items[0][quantity]=3&items[1][price]=p',
    { items: { 0: { id: 'si_1', quantity: '3' }, 1: { price: 'p' } } },
  ],
  ['a list without indexes', 'expand[]=customer&expand[]=items', { expand: { 0: 'customer', 1: 'items' } }],
  ['emptied', 'name=', { name: '' }],
])('%s', (_, text, expected) => {
  expect(plain(text)).toEqual(expected);
});

test('treats names of prototype properties like any others', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('rejects deep nesting', () => {
  expect(() => parseForm(`a${'[b]'.repeat(20)}=1`)).toThrow(RangeError);
});
