import { invitationsPerDay } from 'backend/functions/core/account/domain/rateCounter.ts';
import { type Plan } from 'shared-lib/domain';

/** How many links a paying or established business may email to property managers in a day. */
const usual = 50;

/** How many of them may go to one address, so that new keys can't flood a mailbox. */
export const emailsToOneManager = 5;

/**
 * How many links a business may email to property managers in a day. They go to strangers, as invitations do,
 * so a new business that pays nothing has the same low limit.
 * @param dateCreated epoch milliseconds; null for a business from before that was stored
 * @param now epoch milliseconds
 */
export const managerEmailsPerDay = (
  dateCreated: number | null,
  plan: Pick<Plan, 'maxTeam' | 'priceMonthly'>,
  now: number,
): number => (plan.priceMonthly > 0 ? usual : Math.min(usual, invitationsPerDay(dateCreated, plan, now)));
