import { type Plan } from 'shared-lib/domain';
import { invitationsPerDay } from '../../account/domain/rateCounter.ts';

/** More answers and notices than the largest operator emails in a day. */
const ofPaying = 5000;

/** Emails per invitation that a nonpaying business may send: residents of two communities write and get a few a day. */
const forEachInvitation = 4;

/**
 * How many emails a business may send to residents in a day, answers and notices together. Both contain the
 * business's own words and go to any address entered in a form or a list, so a new business that pays nothing sends
 * few.
 * @param dateCreated epoch milliseconds; null for a business older than this field
 * @param now epoch milliseconds
 */
export const residentEmailsPerDay = (
  dateCreated: number | null,
  plan: Pick<Plan, 'maxTeam' | 'priceMonthly'>,
  now: number,
): number =>
  plan.priceMonthly > 0 ? ofPaying : forEachInvitation * invitationsPerDay(dateCreated, plan, now);
