import { randomInt } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { contactSubmissionSchema, newRequestNumber, type NewContactSubmission } from 'mf-communities/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';

/** How often to redraw a number that another request has. */
const draws = 8;

/** A number that no other request of the business has. */
export const unusedRequestNumber = async (transaction: Transaction, customerId: string): Promise<string> => {
  const all = firestore().collection(paths.contactSubmissions(customerId));
  for (let draw = 1; ; draw += 1) {
    const number = newRequestNumber(randomInt);
    const { empty } = await transaction.get(all.where('number', '==', number).limit(1));
    if (empty || draw === draws) return number;
  }
};

/** A resident's message, as stored. */
export const storedSubmission = ({ receiptHash, ...fields }: NewContactSubmission) => ({
  ...storedFields(contactSubmissionSchema, fields),
  receiptHash,
});
