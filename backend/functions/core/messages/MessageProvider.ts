import type { Mail } from './domain/mail.ts';
import type { SendOutcome } from './domain/planOutcome.ts';
import type { TextMessage } from 'shared-lib/domain';

/** What carries messages of one channel out of the house. */
export interface MessageProvider<Message extends Mail | TextMessage> {
  /** Hands a message over; never throws. It answers long before a lease is over. */
  readonly send: (message: Message) => Promise<SendOutcome>;
  /**
   * Asks whether the provider has a message that was handed to it at or after a moment: `accepted`, `absent`, or `unknown` when it doesn't
   * answer. Null for a provider that can't be asked.
   * @param since epoch milliseconds
   */
  readonly find: ((message: Message, since: number) => Promise<SendOutcome>) | null;
}

/** How long a provider's answer is waited for, in milliseconds. */
export const answerMillis = 20_000;
