import { messages } from 'shared-lib/domain';
import { lifecycle } from './en.ts';

test('the English words are the specification’s', () => {
  expect(lifecycle.atLimit.replace('{{limit}}', '13')).toBe(messages.toggleAtLimit(13));
  expect(lifecycle.filledMeanwhile).toBe(messages.activateAtLimit);
  expect(lifecycle.planUnavailable).toBe(messages.planUnavailable);
  expect(lifecycle.updateStatusFailed).toBe(messages.updateStatusFailed);
  expect(lifecycle.updateStatusError).toBe(messages.updateStatusError);
  expect(lifecycle.reactivateFailed.replace('{{message}}', 'x')).toBe(messages.reactivateFailedBecause('x'));
  expect(lifecycle.reactivateFailedUnsaid).toBe(messages.reactivateMemberFailed);
  expect(lifecycle.reasons.teamMembers.replace('{{count}}', '3')).toBe(messages.planLimit(3));
  expect(lifecycle.deleteFailed).toBe(messages.deleteMemberFailed);
});
