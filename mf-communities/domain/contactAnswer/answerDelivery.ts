import { messageStateOf, type Delivery, type MessageState } from 'shared-lib/domain';
import type { AnswerState, ContactAnswer } from '../contactSubmission/handling.ts';

const stateOf: Readonly<Record<MessageState, AnswerState>> = {
  queued: 'queued',
  leased: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'bounced',
  failed: 'failed',
  suppressed: 'suppressed',
  withdrawn: 'withdrawn',
};

/** The states of an answer that will never be delivered. */
const lost: readonly AnswerState[] = ['bounced', 'failed', 'suppressed', 'withdrawn'];

/** Whether an answer was not delivered, so that someone has to find another way. */
export const isLost = ({ delivery }: Pick<ContactAnswer, 'delivery'>): boolean =>
  delivery !== null && lost.includes(delivery.state);

/**
 * A request's answers, updated with a message's delivery state; null if the state is already known, or the
 * message belongs to none of them. The message carries its current state, so the report may be repeated, late
 * or out of order.
 * @param now epoch milliseconds
 */
export const answersAfterDelivery = (
  answers: readonly ContactAnswer[],
  messageId: string,
  delivery: Pick<Delivery, 'state' | 'error' | 'info'>,
  now: number,
): ContactAnswer[] | null => {
  const state = stateOf[messageStateOf(delivery)];
  const found = answers.find((answer) => answer.messageId === messageId);
  if (!found || found.delivery?.state === state) return null;
  const error = isLost({ delivery: { state, at: now, error: null } }) ? delivery.error : null;
  return answers.map((answer) =>
    answer === found ? { ...answer, delivery: { state, at: now, error } } : answer,
  );
};
