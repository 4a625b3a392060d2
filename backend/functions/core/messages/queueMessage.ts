import { queuedDelivery, type MessageNotice, type MessagePurpose } from 'shared-lib/domain';
import type { Mail } from './domain/mail.ts';
import { storedDelivery } from './deliveryRecords.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';

/** A mail that a function wants to be sent. */
export interface NewMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML; absent for a mail of plain text. Both are made by `letterOf`. */
  readonly html?: string;
  readonly purpose: MessagePurpose;
  /** Whose mail it is; null for one that belongs to no business. */
  readonly customerId: string | null;
  /** The login of whoever runs the business and is told something: a mail that waits follows their address and quiet hours. */
  readonly readerUid?: string;
  readonly fromName?: string;
  readonly replyTo?: string | null;
  /** The notice that it brings, which is told how far it has come. */
  readonly notice?: MessageNotice | null;
  /** The request that it answers, which is told how far it has come. */
  readonly answers?: { readonly submissionId: string } | null;
  /** The record that shows why it did not arrive. */
  readonly shownOn?: Mail['shownOn'];
  /** Where one request ends mails of this kind; absent for a mail that is no subscription. */
  readonly unsubscribeUrl?: string | null;
  /** When it may leave, epoch milliseconds; at once without it. */
  readonly notBefore?: number | null;
}

/** The fields that every message on its way has. */
const queued = (now: number, dueTime = now) => ({
  createdAt: timestampOf(now),
  delivery: storedDelivery(queuedDelivery(dueTime)),
});

/** A subject and a name are one line, whatever somebody gave as their name. */
const oneLine = (words: string, maxLength: number): string =>
  words.replace(/\s+/g, ' ').trim().slice(0, maxLength);

/**
 * A document of `mail`: written in the transaction of what it tells, it leaves when that is committed, and only then.
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
    // Half a tag is worse than no HTML.
    ...(html !== undefined && html.length <= 200_000 && { html }),
  },
  ...queued(now, more.notBefore ?? now),
});

/** A text that a function wants to be sent. */
export interface NewText {
  /** E.164 */
  readonly to: string;
  readonly body: string;
  readonly purpose: MessagePurpose;
  /** Whose text it is; null for one that belongs to no business. */
  readonly customerId: string | null;
  readonly communityId: string | null;
  readonly unitId: string | null;
  readonly notice?: MessageNotice | null;
  readonly answers?: { readonly submissionId: string } | null;
}

/** A document of `messages`; see `mailDocument`. Carriers take 1,600 letters. */
export const textDocument = (
  { body, notice = null, answers = null, ...text }: NewText,
  now = Date.now(),
) => ({
  ...text,
  notice,
  answers,
  body: body.slice(0, 1600),
  ...queued(now),
});
