import { invitationsPerDay, type Plan } from 'shared-lib/domain';

/** As many links as a business that pays, or has been here for long, mails to property managers in a day. */
const usual = 50;

/** How many of them may go to one address: nobody's mailbox is filled by new keys. */
export const mailsToOneManager = 5;

/**
 * How many links a business may mail to property managers in a day. They go to strangers, as invitations do, so who has just signed up
 * and pays nothing has the same few.
 * @param dateCreated epoch milliseconds; null for a business from before that was kept
 * @param now epoch milliseconds
 */
export const managerMailsPerDay = (
  dateCreated: number | null,
  plan: Pick<Plan, 'maxTeam' | 'priceMonthly'>,
  now: number,
): number => (plan.priceMonthly > 0 ? usual : Math.min(usual, invitationsPerDay(dateCreated, plan, now)));
