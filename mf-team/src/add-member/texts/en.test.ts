import { messages } from 'shared-lib/domain';
import { addMember } from './en.ts';

test('the English words are the specification’s', () => {
  expect([addMember.problems.teamFull, addMember.failed]).toEqual([
    messages.addActiveAtLimit,
    messages.addMemberFailed,
  ]);
});
