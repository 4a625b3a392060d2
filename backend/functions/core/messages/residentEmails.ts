import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { countMore, remainingOf, rateCounterSchema } from '../account/domain/rateCounter.ts';
import { customerSchema, type Plan } from 'shared-lib/domain';
import { residentEmailsPerDay } from './domain/residentEmailLimit.ts';
import { counterOf } from '../account/requireWithin.ts';
import { recordOf } from '../../../kernel/records.ts';
import { storedFields } from '../../../kernel/storedFields.ts';

const within = 24 * 3_600_000;

/** How many more emails a business may send to residents today. */
export interface ResidentEmails {
  readonly left: number;
  /** Counts the emails to send, after all reads. */
  readonly count: (mails: number) => void;
}

/**
 * Reads how many more emails a business may send to residents today, in the transaction that queues them, so concurrent ones are all
 * counted.
 * @param customer the business as stored
 * @param plan of the business
 */
export const readResidentEmails = async (
  transaction: Transaction,
  customer: DocumentSnapshot,
  plan: Plan,
): Promise<ResidentEmails> => {
  const now = Date.now();
  const reference = counterOf('residentMail', customer.id);
  const stored = recordOf(rateCounterSchema, await transaction.get(reference));
  const { dateCreated } = recordOf(customerSchema, customer) ?? { dateCreated: null };
  const limit = { max: residentEmailsPerDay(dateCreated, plan, now), within };
  return {
    left: remainingOf(stored, limit, now),
    count: (mails) => {
      if (mails === 0) return;
      const { count, expiresAt } = countMore(stored, limit, mails, now);
      transaction.set(reference, storedFields(rateCounterSchema, { count, expiresAt }));
    },
  };
};
