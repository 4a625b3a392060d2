import { messages } from 'shared-lib/domain';
import { importMembers } from './en.ts';

test('the English words are the specification’s', () => {
  const { addFailed, changeFailed } = importMembers.failures;
  expect([addFailed, changeFailed]).toEqual([messages.addMemberFailed, messages.updateMemberFailed]);
});
