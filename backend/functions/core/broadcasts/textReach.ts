import type { Transaction } from 'firebase-admin/firestore';
import { customerSchema, paths, settingsSchemas } from 'shared-lib/domain';
import { businessCountry } from 'shared-lib/domain/phone';
import { mayReach } from 'shared-lib/domain/sign-up-phone';
import { firestore } from '../../../kernel/firebase.ts';
import { readPlan } from '../../../kernel/readPlan.ts';
import { recordOf } from '../../../kernel/records.ts';

/**
 * Whether a business has paid, or our staff has reviewed it (`textsReviewedAt`). Until then an account costs nothing,
 * and neither would its texts.
 */
export const canTextStrangers = async (transaction: Transaction, customerId: string): Promise<boolean> => {
  const stored = await transaction.get(firestore().doc(paths.customer(customerId)));
  const customer = recordOf(customerSchema, stored);
  if (customer !== null && customer.textsReviewedAt !== null) return true;
  return (await readPlan(transaction, customerId)).priceMonthly > 0;
};

/** Reads which numbers a business may text (`mayReach`), in a transaction that has not written yet. */
export const readTextReach = async (
  transaction: Transaction,
  customerId: string,
): Promise<(phone: string) => boolean> => {
  const [customer, business] = await transaction.getAll(
    firestore().doc(paths.customer(customerId)),
    firestore().doc(paths.settingsSection(customerId, 'business')),
  );
  const profile = settingsSchemas.business.safeParse(business?.data() ?? {});
  const country = businessCountry(
    (customer && recordOf(customerSchema, customer)) ?? { timeZone: null },
    profile.success ? profile.data : { country: null, contactPhone: null },
  );
  const isTrusted = await canTextStrangers(transaction, customerId);
  return (phone) => mayReach(phone, country, isTrusted);
};
