import { lockedMemberFields } from './lockedMemberFields.ts';

test.each([
  ['the owner, another', 'sam', 'olivia', { tier: null, email: null }],
  ['the owner, themselves', 'olivia', 'olivia', { tier: 'ownerRecord', email: 'oneself' }],
  ['an Admin, another', 'sam', 'adam', { tier: null, email: null }],
  ['an Admin, themselves', 'adam', 'adam', { tier: 'oneself', email: 'oneself' }],
  ['an Admin, the owner', 'olivia', 'adam', { tier: 'ownerRecord', email: 'ownerRecord' }],
])('%s', (_, memberId, uid, locked) => {
  expect(lockedMemberFields(memberId, 'olivia', uid)).toEqual(locked);
});
