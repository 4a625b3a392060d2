import { memberNamesOf } from './formerMembers.ts';

const now = Date.parse('2032-11-27T12:00:00Z');

test('people are named as they are in the team, otherwise by their address, otherwise as they were', () => {
  const team = [
    { id: 'sam', fullName: 'Sam Ortiz', email: 'sam@demo.test' },
    { id: 'dee', fullName: '', email: 'dee@demo.test' },
  ];
  const former = { sam: { name: 'Sam Once', deletedAt: now }, lou: { name: 'Lou Reyes', deletedAt: now } };
  expect(Object.fromEntries(memberNamesOf(team, former))).toEqual({
    sam: 'Sam Ortiz',
    dee: 'dee@demo.test',
    lou: 'Lou Reyes',
  });
});
