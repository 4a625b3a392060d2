import type { CallableErrorCode } from 'shared-lib/data';
import { messages, paidPlan, type Tier } from 'shared-lib/domain';
import { refusedFields } from './refusedFields.ts';
import { teamRoomOf } from './teamRoomOf.ts';

const room = teamRoomOf([], paidPlan(2));
const refused = (code: CallableErrorCode, message: string, tier: Tier, known = true) =>
  refusedFields({ code, message }, { tier }, known ? room : null);

test.each([
  ['already-exists', 'x', 'Admin', { email: { kind: 'taken' } }],
  ['failed-precondition', 'x', 'Admin', { email: { kind: 'invalid' } }],
  ['resource-exhausted', messages.addActiveAtLimit, 'Admin', { isActive: { kind: 'teamFull' } }],
  ['resource-exhausted', 'Admins', 'Admin', { tier: { kind: 'adminsFull', max: 3 } }],
  ['resource-exhausted', 'Too many calls', 'District Manager', null],
  ['invalid-argument', 'x', 'Admin', null],
  ['deadline-exceeded', 'x', 'Admin', null],
  ['unknown', 'x', 'Admin', null],
] as const)('%s, "%s", of a %s', (code, message, tier, expected) => {
  expect(refused(code, message, tier)).toEqual(expected);
});

test('without a known plan the allowance of Admins is not named', () => {
  expect(refused('resource-exhausted', 'Admins', 'Admin', false)).toBeNull();
});
