import * as z from 'shared-lib/domain/schema';
import { id, nameOrEmpty, orNull, text } from 'shared-lib/domain/schema';
import { type MessageChannel, messageFields } from 'shared-lib/domain';

/** A mail on its way, `mail/{id}`, in the form of the extension Trigger Email. */
export const mailSchema = z.object({
  ...messageFields,
  to: text(320),
  /** Who it is from, as mailboxes show it; empty for the product's own name. */
  fromName: nameOrEmpty,
  /** The owner's or Admin's login, whose current address and quiet hours apply. Null for any other recipient. */
  readerUid: orNull(id),
  /** Where an answer goes, when not to us. */
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
      // A mail about a login belongs to no business, so it names where its reader works.
      z.object({ kind: z.literal('emailChange'), customerId: id, uid: id, changeId: id }),
      z.object({ kind: z.literal('told'), uid: id }),
    ]),
  ),
  /** Whether its words go soon after it has ended: they hold a secret, or what many people did. */
  dropsWords: z._default(z.boolean(), false),
  message: z.object({ subject: text(500), text: text(50_000), html: orNull(text(200_000)) }),
});

export type Mail = z.output<typeof mailSchema>;

const hour = 3_600_000;

/** How long after it was made a message may still leave, in milliseconds. */
export const messageLifetimes: Readonly<Record<MessageChannel, number>> = {
  mail: 72 * hour,
  text: 24 * hour,
};
