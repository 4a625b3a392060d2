import { queuedDelivery, type MessageNotice, type MessagePurpose, type TextMessage } from 'shared-lib/domain';
import type { Mail } from './domain/mail.ts';
import { storedDelivery } from './deliveryRecords.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';

/** An email for a function to queue. */
export interface NewMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML; absent for a plain text email. Both come from `letterOf`. */
  readonly html?: string;
  readonly purpose: MessagePurpose;
  /** The business it belongs to; null for none. */
  readonly customerId: string | null;
  /** The login of an owner or Admin who is being notified: the waiting email follows their address and quiet hours. */
  readonly readerUid?: string;
  readonly fromName?: string;
  readonly replyTo?: string | null;
  /** The notice it delivers, whose delivery status is updated. */
  readonly notice?: MessageNotice | null;
  /** The request it answers, whose delivery status is updated. */
  readonly answers?: { readonly submissionId: string } | null;
  /** The record that shows why it wasn't delivered. */
  readonly shownOn?: Mail['shownOn'];
  /** The one-click unsubscribe link; absent for an email that isn't a subscription. */
  readonly unsubscribeUrl?: string | null;
  /** Earliest send time, epoch milliseconds; immediately if absent. */
  readonly notBefore?: number | null;
}

/** The fields of every queued message. */
const queued = (now: number, dueTime = now) => ({
  createdAt: timestampOf(now),
  delivery: storedDelivery(queuedDelivery(dueTime)),
});

/** A subject or name must be one line, whatever a person entered. */
const oneLine = (words: string, maxLength: number): string =>
  words.replace(/\s+/g, ' ').trim().slice(0, maxLength);

/**
 * A `mail` document. It is written in the transaction it reports on, so it is sent only if that commits.
 * @param now epoch milliseconds
 */
export const mailDocument = (
  {
    to,
    subject,
    text,
    html,
    purpose,
    customerId,
    fromName = '',
    replyTo = null,
    notice = null,
    ...more
  }: NewMail,
  now = Date.now(),
) => ({
  to,
  customerId,
  purpose,
  fromName: oneLine(fromName, 200),
  replyTo,
  notice,
  dropsWords: purpose === 'account' || purpose === 'digest',
  answers: more.answers ?? null,
  readerUid: more.readerUid ?? null,
  shownOn: more.shownOn ?? null,
  unsubscribeUrl: more.unsubscribeUrl ?? null,
  message: {
    subject: oneLine(subject, 500),
    text: text.slice(0, 50_000),
    // A truncated tag is worse than no HTML.
    ...(html !== undefined && html.length <= 200_000 && { html }),
  },
  ...queued(now, more.notBefore ?? now),
});

/** A text for a function to queue. */
export interface NewText {
  /** E.164 */
  readonly to: string;
  readonly body: string;
  readonly purpose: MessagePurpose;
  /** The business it belongs to; null for none. */
  readonly customerId: string | null;
  readonly communityId: string | null;
  readonly unitId: string | null;
  readonly notice?: MessageNotice | null;
  readonly answers?: { readonly submissionId: string } | null;
  /** The record that shows why it wasn't delivered. */
  readonly shownOn?: TextMessage['shownOn'];
}

/** A `messages` document; see `mailDocument`. Carriers accept 1,600 characters. */
export const textDocument = (
  { body, notice = null, answers = null, shownOn = null, ...text }: NewText,
  now = Date.now(),
) => ({
  ...text,
  notice,
  answers,
  shownOn,
  dropsWords: text.purpose === 'account',
  body: body.slice(0, 1600),
  ...queued(now),
});
