import { Timestamp } from 'firebase-admin/firestore';
import { queuedDelivery, type MessagePurpose } from 'shared-lib/domain';
import { storedDelivery } from './deliveryRecords.ts';

/** A mail that a function wants to be sent. */
export interface NewMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly purpose: MessagePurpose;
  /** Whose mail it is; null for one that belongs to no business. */
  readonly customerId: string | null;
  readonly fromName?: string;
  readonly replyTo?: string | null;
}

/** The fields that every message on its way has. */
const queued = (now: number) => ({
  createdAt: Timestamp.fromMillis(now),
  delivery: storedDelivery(queuedDelivery(now)),
});

/** A subject and a name are one line, whatever somebody gave as their name. */
const oneLine = (words: string, maxLength: number): string =>
  words.replace(/\s+/g, ' ').trim().slice(0, maxLength);

/**
 * A document of `mail`: written in the transaction of what it tells, it leaves when that is committed, and only then.
 * @param now epoch milliseconds
 */
export const mailDocument = (
  { to, subject, text, purpose, customerId, fromName = '', replyTo = null }: NewMail,
  now = Date.now(),
) => ({
  to,
  customerId,
  purpose,
  fromName: oneLine(fromName, 200),
  replyTo,
  message: { subject: oneLine(subject, 500), text: text.slice(0, 50_000) },
  ...queued(now),
});

/** A text that a function wants to be sent. */
export interface NewText {
  /** E.164 */
  readonly to: string;
  readonly body: string;
  readonly purpose: MessagePurpose;
  readonly customerId: string;
  readonly communityId: string | null;
  readonly unitId: string | null;
}

/** A document of `messages`; see `mailDocument`. Carriers take 1,600 letters. */
export const textDocument = ({ body, ...text }: NewText, now = Date.now()) => ({
  ...text,
  body: body.slice(0, 1600),
  ...queued(now),
});
