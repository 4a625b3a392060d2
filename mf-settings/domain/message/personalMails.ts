import type { DeliveryFailure, ToldMail, EmailChangeMail } from 'shared-lib/domain';

/** Why the last mail to an address did not arrive; null if it did, or if it went to another address. */
export const lostMailTo = (
  address: string,
  told: Pick<ToldMail, 'email' | 'failure'> | null,
): DeliveryFailure | null =>
  told !== null && told.email.toLowerCase() === address.toLowerCase() ? told.failure : null;

/** How long a change whose mail bounced is shown after its link has expired, in milliseconds. */
const shownAfter = 7 * 24 * 3_600_000;

/**
 * What somebody is shown of the change of email they asked for: that its link waits for them, or that its mail was lost.
 * @param now epoch milliseconds
 * @returns null for a change that nobody waits for any more
 */
export const emailChangeMailState = (
  { expiresAt, failure }: Pick<EmailChangeMail, 'expiresAt' | 'failure'>,
  now: number,
): 'waiting' | 'lost' | null => {
  if (failure !== null) return now < expiresAt + shownAfter ? 'lost' : null;
  return now < expiresAt ? 'waiting' : null;
};
