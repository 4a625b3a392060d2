import { deliveryFailureSchema } from 'shared-lib/domain';
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
