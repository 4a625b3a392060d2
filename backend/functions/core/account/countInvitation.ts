import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { countNext, invitationsPerDay, invitationWindow, rateCounterSchema } from './domain/rateCounter.ts';
import { customerSchema, paths, type Plan } from 'shared-lib/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';

/** The counter of a business's invitations. */
const counterOf = (customerId: string) =>
  firestore().doc(
    paths.rateCounter(`invitationsOf-${createHash('sha256').update(customerId).digest('base64url')}`),
  );

/**
 * Counts an invitation sent for a business, in the transaction that writes it, so concurrent ones are all counted.
 * @param field of the form, which shows the refusal
 * @returns writes the count, because a transaction must read before it writes
 * @throws HttpsError `resource-exhausted` when the business has reached its daily limit
 */
export const countInvitation = async (
  transaction: Transaction,
  customerId: string,
  plan: Plan,
  field: 'email' | 'phone' = 'email',
): Promise<() => void> => {
  const now = Date.now();
  const reference = counterOf(customerId);
  const [customer, counter] = await transaction.getAll(
    firestore().doc(paths.customer(customerId)),
    reference,
  );
  const max = invitationsPerDay(recordOf(customerSchema, customer!)?.dateCreated ?? null, plan, now);
  const next = countNext(recordOf(rateCounterSchema, counter!), { max, within: invitationWindow }, now);
  if (next === null) {
    throw fieldRefusal(
      'resource-exhausted',
      `Your business has sent ${max} invitations within a day. Invite more people tomorrow.`,
      { [field]: { code: 'tooManyInvitations', count: max } },
      { limit: 'invitations', allowed: max },
    );
  }
  return () => {
    transaction.set(reference, storedFields(rateCounterSchema, next));
  };
};
