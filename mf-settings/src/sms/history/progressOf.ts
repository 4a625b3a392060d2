import type { BroadcastProgress } from '../../data/texts.api.ts';
import type { MessageState, TextMessage } from 'shared-lib/domain';
import { stateOf } from './stateTexts.ts';

const countIn = (states: readonly MessageState[], ...which: MessageState[]) =>
  states.filter((state) => which.includes(state)).length;

/** The progress of some texts, by the states in their list. Delivered ones count as sent, too. */
export const progressOf = (texts: readonly Pick<TextMessage, 'delivery'>[]): BroadcastProgress => {
  const states = texts.map(stateOf);
  return {
    waiting: countIn(states, 'queued', 'leased'),
    sent: countIn(states, 'sent', 'delivered'),
    delivered: countIn(states, 'delivered'),
    withdrawn: countIn(states, 'withdrawn'),
    failed: countIn(states, 'failed', 'bounced', 'suppressed'),
  };
};
