import { randomInt } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { newRequestNumber, type NewContactSubmission } from 'mf-communities/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** How often a number is drawn anew that another request has. */
const draws = 8;

/** A number that no other request of the business has. */
export const freeNumber = async (transaction: Transaction, customerId: string): Promise<string> => {
  const all = firestore().collection(paths.contactSubmissions(customerId));
  for (let draw = 1; ; draw += 1) {
    const number = newRequestNumber(randomInt);
    const { empty } = await transaction.get(all.where('number', '==', number).limit(1));
    if (empty || draw === draws) return number;
  }
};

const momentOf = (millis: number | null) => (millis === null ? null : Timestamp.fromMillis(millis));

/** What a resident wrote, as it is stored. */
export const storedSubmission = ({ createdAt, dueAt, ...fields }: NewContactSubmission) => ({
  ...fields,
  createdAt: momentOf(createdAt),
  dueAt: momentOf(dueAt),
});
