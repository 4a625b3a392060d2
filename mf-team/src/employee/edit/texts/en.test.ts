import { messages } from 'shared-lib/domain';
import { editMember } from './en.ts';

test('the English words are the specification’s', () => {
  expect(editMember.failed).toBe(messages.updateMemberFailed);
});
