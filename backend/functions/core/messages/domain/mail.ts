import * as z from 'shared-lib/domain/schema';
import { id, nameOrEmpty, orNull, text } from 'shared-lib/domain/schema';
import { type MessageChannel, messageFields } from 'shared-lib/domain';

/** A queued email, `mail/{id}`, in the format of the extension Trigger Email. */
export const mailSchema = z.object({
  ...messageFields,
  to: text(320),
  /** The sender's display name; empty for the product's name. */
  fromName: nameOrEmpty,
  /** The owner's or Admin's login, whose current address and quiet hours apply. Null for any other recipient. */
  readerUid: orNull(id),
  /** The reply-to address; null for our own. */
  replyTo: orNull(text(320)),
  /** The one-click unsubscribe URL (RFC 8058); null for emails that aren't a subscription. */
  unsubscribeUrl: orNull(text(2000)),
  /** The record that shows why the email failed; null if none does. */
  shownOn: orNull(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('invitation'), memberId: id, linkId: id }),
      z.object({ kind: z.literal('managerLink'), linkId: id }),
      z.object({ kind: z.literal('receipt'), submissionId: id }),
      z.object({ kind: z.literal('export'), exportId: id }),
      // An email about a login belongs to no business, so this names the recipient's.
      z.object({ kind: z.literal('emailChange'), customerId: id, uid: id, changeId: id }),
      z.object({ kind: z.literal('told'), uid: id }),
    ]),
  ),
  /** Whether its text is deleted soon after delivery, because it contains a secret or personal data of many people. */
  dropsWords: z._default(z.boolean(), false),
  message: z.object({ subject: text(500), text: text(50_000), html: orNull(text(200_000)) }),
});

export type Mail = z.output<typeof mailSchema>;

const hour = 3_600_000;

/** The queues of outgoing messages: the channels an address can be suppressed for, and push notifications to devices. */
export type MessageQueue = MessageChannel | 'push';

/** How long a message may wait before it expires, in milliseconds. A push notification describes the current situation. */
export const messageLifetimes: Readonly<Record<MessageQueue, number>> = {
  mail: 72 * hour,
  text: 24 * hour,
  push: hour,
};
