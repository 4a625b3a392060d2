import { forgettableMembers } from './formerMembers.ts';

const now = Date.parse('2032-11-27T12:00:00Z');

test.each([
  ['2026-11-27T11:59:59Z', ['sam']],
  ['2026-11-27T12:00:00Z', []],
  ['2032-11-27T11:00:00Z', []],
])('six years after a deletion at %s, the name is removed: %j', (deletedAt, expected) => {
  const names = { sam: { name: 'Sam Ortiz', deletedAt: Date.parse(deletedAt) } };
  expect(forgettableMembers(names, now)).toEqual(expected);
});
