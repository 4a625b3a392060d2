import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { nullIfMissing, stripeClient } from './stripeClient.ts';

/** A field of the customer document, until Stripe has the owner's new email. */
const due = 'emailDueAtStripe';

/** A person is waiting for the answer about their email, so this takes 12 seconds at most. */
const bounds = { timeout: 6_000, maxNetworkRetries: 1 } as const;

const textIn = (customer: DocumentSnapshot, field: string): string | null => {
  const value: unknown = customer.get(field);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Fields to write along with an owner's new email, so that Stripe gets it; empty for a business that never began to pay. */
export const emailDueAtStripe = (customer: DocumentSnapshot): Readonly<Record<string, true>> =>
  textIn(customer, 'stripeId') === null ? {} : { [due]: true };

/**
 * Sends Stripe an owner's new email, where receipts go, if that is due. It runs within the transaction that clears the field, so the
 * later of two changes in a row wins. A customer Stripe no longer has gets the email with the next checkout.
 * @throws Stripe's error; the field is kept, and the daily comparison retries
 */
export const updateStripeEmail = async (customerId: string): Promise<void> => {
  const stripe = stripeClient();
  if (stripe === null) return;
  await firestore().runTransaction(async (transaction) => {
    const customer = await transaction.get(firestore().doc(paths.customer(customerId)));
    if (customer.get(due) !== true) return;
    const [stripeId, email] = [textIn(customer, 'stripeId'), textIn(customer, 'email')];
    if (stripeId !== null && email !== null) {
      await nullIfMissing(stripe.customers.update(stripeId, { email }, bounds));
    }
    transaction.update(customer.ref, { [due]: FieldValue.delete() });
  });
};

/** Sends it after an email change, which is valid whether or not Stripe is reachable. */
export const tryUpdateStripeEmail = async (customerId: string): Promise<void> => {
  try {
    await updateStripeEmail(customerId);
  } catch (error) {
    logError(`Stripe didn't receive the new email of ${customerId}; the next comparison will send it`, error);
  }
};
