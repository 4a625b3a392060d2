import type { Mail } from './domain/mail.ts';
import type { PushMessage } from './domain/pushMessage.ts';
import type { SendOutcome } from './domain/planOutcome.ts';
import type { TextMessage } from 'shared-lib/domain';

/** The kinds of outgoing messages. */
export type QueuedMessage = Mail | TextMessage | PushMessage;

/** Delivers the messages of one channel. */
export interface MessageProvider<Message extends QueuedMessage> {
  /** Sends a message; never throws. It returns well before a lease expires. */
  readonly send: (message: Message) => Promise<SendOutcome>;
  /**
   * Queries the provider for a message sent at or after a given time: `accepted`, `absent`, or `unknown` without an answer. Null
   * for a provider that can't be queried.
   * @param since epoch milliseconds
   */
  readonly find: ((message: Message, since: number) => Promise<SendOutcome>) | null;
}

/** Timeout for a provider's answer, in milliseconds. */
export const answerMillis = 20_000;
