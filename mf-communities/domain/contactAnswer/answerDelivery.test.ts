import type { ContactAnswer } from '../contactSubmission/handling.ts';
import {
  delivered,
  failed,
  leased,
  queued,
  sent,
} from '../../../shared-lib/src/domain/message/message.fixture.ts';
import { answersAfterDelivery, isLost } from './answerDelivery.ts';

const answer = (more: Partial<ContactAnswer> = {}): ContactAnswer => ({
  by: 'olivia',
  at: 1,
  channel: 'email',
  text: 'Hello',
  messageId: 'answer-r1-step-1',
  delivery: { state: 'queued', at: 1, error: null },
  ...more,
});
const other = answer({ messageId: null, delivery: null });

test.each([
  ['waits', queued, null],
  ['is being sent', leased, null],
  ['left', sent, 'sent'],
  ['arrived', delivered, 'delivered'],
  ['came back', failed('bounced'), 'bounced'],
  ['went to someone who wants none', failed('suppressed'), 'suppressed'],
  ['was withdrawn', failed('canceled'), 'withdrawn'],
  ['failed', failed('30003'), 'failed'],
] as const)('an answer that %s', (_, delivery, state) => {
  expect(answersAfterDelivery([other, answer()], 'answer-r1-step-1', delivery, 9)).toEqual(
    state && [
      other,
      answer({ delivery: { state, at: 9, error: delivery.state === 'ERROR' ? delivery.error : null } }),
    ],
  );
});

test('an unrelated answer, or one whose state is already known, changes nothing', () => {
  expect(answersAfterDelivery([other], 'answer-r1-step-1', sent, 9)).toBeNull();
  const known = answer({ delivery: { state: 'sent', at: 2, error: null } });
  expect(answersAfterDelivery([known], 'answer-r1-step-1', sent, 9)).toBeNull();
});

test.each([
  [null, false],
  ['queued', false],
  ['delivered', false],
  ['bounced', true],
  ['suppressed', true],
] as const)('an answer in the state %s is lost: %s', (state, expected) => {
  expect(isLost({ delivery: state && { state, at: 1, error: null } })).toBe(expected);
});
