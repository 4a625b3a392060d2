import {
  messageStateOf,
  type Delivery,
  type MessageState,
  type AnswerState,
  type ContactAnswer,
} from 'shared-lib/domain';

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

/** The states in which an answer has not come to its reader, and will not. */
const lost: readonly AnswerState[] = ['bounced', 'failed', 'suppressed', 'withdrawn'];

/** Whether an answer did not arrive, so that somebody has to find another way. */
export const isLost = ({ delivery }: Pick<ContactAnswer, 'delivery'>): boolean =>
  delivery !== null && lost.includes(delivery.state);

/**
 * The answers of a request once one of them has come as far as its message says; null where that is known, or where none of them is meant. It
 * says how the message stands now, so it may be asked for twice, late and in any order.
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
