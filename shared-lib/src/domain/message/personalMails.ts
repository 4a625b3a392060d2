import * as z from 'zod/mini';
import { id, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliveryFailureSchema } from './deliveryFailure.ts';

/**
 * The last digest or notification email that failed for someone who runs the business, or the first delivered after a
 * failure: `customers/{customerId}/notificationSettings/{uid}/mails/told`. Functions write it, the recipient reads
 * it.
 */
export const toldMailSchema = z.object({
  id,
  email: text(320),
  /** When the email was created. */
  at: orNull(instant),
  /** Null once an email has been sent again. */
  failure: orNull(deliveryFailureSchema),
});

export type ToldMail = z.output<typeof toldMailSchema>;

/**
 * A user's pending email change: `customers/{customerId}/notificationSettings/{uid}/mails/emailChange`. It exists
 * whether or not the address has an account, so it doesn't reveal which addresses do. Functions write it, the user
 * reads it.
 */
export const emailChangeMailSchema = z.object({
  id,
  /** The new address, which the email goes to. */
  email: text(320),
  /** The change it refers to, `emailChanges/{id}`. */
  changeId: id,
  /** When the mailed link expires. */
  expiresAt: instant,
  failure: orNull(deliveryFailureSchema),
});

export type EmailChangeMail = z.output<typeof emailChangeMailSchema>;
