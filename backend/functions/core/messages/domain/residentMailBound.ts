import { invitationsPerDay, type Plan } from 'shared-lib/domain';

/** More answers and notices than the largest operator mails in a day. */
const ofPaying = 5000;

/** So many mails for each invitation that who pays nothing may send: residents of two communities write and get a few a day. */
const forEachInvitation = 4;

/**
 * How many mails a business may send to residents in a day, answers and notices together. Both have words of its own, and go to whatever
 * address somebody wrote into a form or a list; so who has just signed up and pays nothing sends few.
 * @param dateCreated epoch milliseconds; null for a business from before that was kept
 * @param now epoch milliseconds
 */
export const residentMailsPerDay = (
  dateCreated: number | null,
  plan: Pick<Plan, 'maxTeam' | 'priceMonthly'>,
  now: number,
): number =>
  plan.priceMonthly > 0 ? ofPaying : forEachInvitation * invitationsPerDay(dateCreated, plan, now);
