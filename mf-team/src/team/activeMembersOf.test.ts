import { activeMembersOf } from './activeMembersOf.ts';

const team = (active: number, inactive: number) => [
  ...Array.from({ length: active }, () => ({ isActive: true })),
  ...Array.from({ length: inactive }, () => ({ isActive: false })),
];

test.each([
  ['nobody', team(0, 0), 1, { active: 0, limit: 1, over: 0 }],
  ['inactive members don’t count', team(12, 40), 13, { active: 12, limit: 13, over: 0 }],
  ['exactly the limit', team(13, 40), 13, { active: 13, limit: 13, over: 0 }],
  ['a plan that became smaller', team(13, 0), 1, { active: 13, limit: 1, over: 12 }],
])('%s', (_, members, maxTeam, expected) => {
  expect(activeMembersOf(members, { maxTeam })).toEqual(expected);
});
