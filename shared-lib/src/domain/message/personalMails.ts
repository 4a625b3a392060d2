import * as z from 'zod/mini';
import { id, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliveryFailureSchema } from './deliveryFailure.ts';

/**
 * The last digest or notification that somebody who runs the business did not get by mail, or that they got after one they did not:
 * `customers/{customerId}/notificationSettings/{uid}/mails/told`. Functions write it, the person reads it.
 */
export const toldMailSchema = z.object({
  id,
  email: text(320),
  /** When the mail was made. */
  at: orNull(instant),
  /** Null once a mail has left again. */
  failure: orNull(deliveryFailureSchema),
});

export type ToldMail = z.output<typeof toldMailSchema>;

/**
 * The change of their email that somebody waits for: `customers/{customerId}/notificationSettings/{uid}/mails/emailChange`. It is there
 * whether or not the address has an account, so it tells nobody which. Functions write it, the person reads it.
 */
export const emailChangeMailSchema = z.object({
  id,
  /** The new address, to which the mail goes. */
  email: text(320),
  /** The change that it is about, `emailChanges/{id}`. */
  changeId: id,
  /** When the mailed link expires. */
  expiresAt: instant,
  failure: orNull(deliveryFailureSchema),
});

export type EmailChangeMail = z.output<typeof emailChangeMailSchema>;
