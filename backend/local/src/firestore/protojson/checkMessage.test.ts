import fc from 'fast-check';

import { FirestoreError } from '../FirestoreError.ts';
import { checkMessage } from './checkMessage.ts';
import { MESSAGES } from './messages.ts';

test.each<[string, unknown, unknown]>([
  [
    'ListenRequest',
    { addTarget: { targetId: 2, expectedCount: { value: 1 } }, labels: { a: 'b' } },
    { addTarget: { targetId: 2, expectedCount: { value: 1 } } },
  ],
  ['RunQueryRequest', { structuredQuery: { limit: 3, where: null } }, { structuredQuery: { limit: 3 } }],
  [
    'CommitRequest',
    { writes: [{ update: { name: 'a', fields: 7 } }] },
    { writes: [{ update: { name: 'a', fields: 7 } }] },
  ],
])('%s %j', (message, json, expected) => expect(checkMessage(message, json)).toEqual(expected));

test.each<[string, unknown]>([
  ['CommitRequest', null],
  ['CommitRequest', []],
  ['CommitRequest', { writes: {} }],
  ['CommitRequest', { writes: [null] }],
  ['CommitRequest', { writes: [{ delete: 1 }] }],
  ['CommitRequest', { database: ['a'] }],
  ['RunQueryRequest', { structuredQuery: { orderBy: [{ direction: 1 }] } }],
  ['RunQueryRequest', { structuredQuery: { limit: 'many' } }],
  ['RunQueryRequest', { structuredQuery: { where: nestedFilter(200) } }],
])('refuses %s %j', (message, json) => expect(() => checkMessage(message, json)).toThrow(FirestoreError));

test('accepts or refuses any input without failing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(MESSAGES)), fc.object(), (message, json) => {
      try {
        checkMessage(message, json);
      } catch (error) {
        expect(error).toBeInstanceOf(FirestoreError);
      }
    }),
  );
});

function nestedFilter(levels: number): object {
  return levels === 0 ? {} : { compositeFilter: { op: 'AND', filters: [nestedFilter(levels - 1)] } };
}
