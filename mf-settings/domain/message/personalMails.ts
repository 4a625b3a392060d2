import type { DeliveryFailure } from 'shared-lib/domain';
import type { MailDeliveryStatus, EmailChangeMail } from './personalMailRecords.ts';

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
