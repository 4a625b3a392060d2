import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { orNothing } from './orNothing.ts';
import { stripeClient } from './stripeClient.ts';

/** In the customer document as long as Stripe has not been told of the owner's new email. */
const due = 'emailDueAtStripe';

/** Stripe is asked while somebody waits for the answer about their email, so for 12 seconds at most. */
const bounds = { timeout: 6_000, maxNetworkRetries: 1 } as const;

const textIn = (customer: DocumentSnapshot, field: string): string | null => {
  const value: unknown = customer.get(field);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** What is written along with an owner's new email, so that Stripe is told of it; nothing for a business that never began to pay. */
export const emailDueAtStripe = (customer: DocumentSnapshot): Readonly<Record<string, true>> =>
  textIn(customer, 'stripeId') === null ? {} : { [due]: true };

/**
 * Tells Stripe an owner's new email, to which receipts go, where that is due. Stripe is told within the transaction that takes the note
 * away, so of two changes in a row the later stays. Whom Stripe doesn't know any more is told of anew with the next checkout.
 * @throws an error of Stripe's; the note stays then, and the daily comparison asks again
 */
export const tellEmailToStripe = async (customerId: string): Promise<void> => {
  const stripe = stripeClient();
  if (stripe === null) return;
  await firestore().runTransaction(async (transaction) => {
    const customer = await transaction.get(firestore().doc(paths.customer(customerId)));
    if (customer.get(due) !== true) return;
    const [stripeId, email] = [textIn(customer, 'stripeId'), textIn(customer, 'email')];
    if (stripeId !== null && email !== null) {
      await orNothing(stripe.customers.update(stripeId, { email }, bounds));
    }
    transaction.update(customer.ref, { [due]: FieldValue.delete() });
  });
};

/** The same after a change of the email, which holds whether or not Stripe can be told now. */
export const tryTellingEmailToStripe = async (customerId: string): Promise<void> => {
  try {
    await tellEmailToStripe(customerId);
  } catch (error) {
    logError(
      `Stripe could not be told the new email of ${customerId}, and is told with the next comparison`,
      error,
    );
  }
};
