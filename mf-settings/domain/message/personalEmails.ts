import { deliveryFailureSchema, type DeliveryFailure } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/**
 * The last digest or notification email that failed for someone who runs the business, or the first delivered after a
 * failure: `customers/{customerId}/notificationSettings/{uid}/mails/told`. Functions write it, the recipient reads
 * it.
 */
export const mailDeliverySchema = z.object({
  id: z.id,
  email: z.text(320),
  /** When the email was created. */
  at: z.orNull(z.instant),
  /** Null once an email has been sent again. */
  failure: z.orNull(deliveryFailureSchema),
});

export type MailDeliveryStatus = z.output<typeof mailDeliverySchema>;

/**
 * A user's pending email change: `customers/{customerId}/notificationSettings/{uid}/mails/emailChange`. It exists
 * whether or not the address has an account, so it doesn't reveal which addresses do. Functions write it, the user
 * reads it.
 */
export const emailChangeMailSchema = z.object({
  id: z.id,
  /** The new address, which the email goes to. */
  email: z.text(320),
  /** The change it refers to, `emailChanges/{id}`. */
  changeId: z.id,
  /** When the mailed link expires. */
  expiresAt: z.instant,
  failure: z.orNull(deliveryFailureSchema),
});

export type EmailChangeMail = z.output<typeof emailChangeMailSchema>;

/** Why the last email to an address did not arrive; null if it did, or if it went to another address. */
export const undeliveredReasonFor = (
  address: string,
  status: Pick<MailDeliveryStatus, 'email' | 'failure'> | null,
): DeliveryFailure | null =>
  status !== null && status.email.toLowerCase() === address.toLowerCase() ? status.failure : null;

/** How long a change with a bounced email is shown after its link has expired, in milliseconds. */
const shownAfter = 7 * 24 * 3_600_000;

/**
 * What to show about a user's requested email change: that its link is waiting, or that its email was lost.
 * @param now epoch milliseconds
 * @returns null for a change that is no longer relevant
 */
export const emailChangeMailState = (
  { expiresAt, failure }: Pick<EmailChangeMail, 'expiresAt' | 'failure'>,
  now: number,
): 'waiting' | 'lost' | null => {
  if (failure !== null) return now < expiresAt + shownAfter ? 'lost' : null;
  return now < expiresAt ? 'waiting' : null;
};
