import type { Transaction } from 'firebase-admin/firestore';
import { customerSchema, paths, type Customer } from 'shared-lib/domain';
import { businessCountry } from 'shared-lib/domain/phone';
import { mayReach } from 'shared-lib/domain/sign-up-phone';
import { firestore } from '../../../kernel/firebase.ts';
import { readPlan } from '../../../kernel/readPlan.ts';
import { recordOf } from '../../../kernel/records.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';

const customerAt = (customerId: string) => firestore().doc(paths.customer(customerId));

/**
 * Whether a business has paid, or our staff has reviewed it (`textsReviewedAt`). Until then an account is free, and
 * so would be its texts.
 */
const isTrusted = async (
  transaction: Transaction,
  customerId: string,
  customer: Customer | null,
): Promise<boolean> =>
  (customer !== null && customer.textsReviewedAt !== null) ||
  (await readPlan(transaction, customerId)).priceMonthly > 0;

/** Reads whether a business may text numbers that strangers enter on its public pages: only if it is trusted. */
export const canTextStrangers = async (transaction: Transaction, customerId: string): Promise<boolean> =>
  isTrusted(transaction, customerId, recordOf(customerSchema, await transaction.get(customerAt(customerId))));

/** Reads which numbers a business may text (`mayReach`), in a transaction that has not written yet. */
export const readTextReach = async (
  transaction: Transaction,
  customerId: string,
): Promise<(phone: string) => boolean> => {
  const [stored, business] = await transaction.getAll(
    customerAt(customerId),
    firestore().doc(paths.settingsSection(customerId, 'business')),
  );
  const customer = recordOf(customerSchema, stored!);
  const country = businessCountry(customer ?? { timeZone: null }, settingsOf('business', business!));
  const trusted = await isTrusted(transaction, customerId, customer);
  return (phone) => mayReach(phone, country, trusted);
};
