import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { paths, type AcceptedTerms } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { syncOwnerRecord } from './ownerRecord.ts';

/** The data a new business starts with. */
export interface NewBusiness {
  readonly firstName: string;
  readonly lastName: string;
  /** Confirmed: nothing is ever sent for a business whose owner can't be reached. */
  readonly email: string;
  readonly language: 'en' | 'es' | null;
  readonly terms: AcceptedTerms;
}

/** The customer document of a new business, including its trial. */
export const newBusiness = ({ language, terms, ...owner }: NewBusiness) => ({
  ...owner,
  ...(language && { language }),
  initialOnboardingComplete: false,
  dateCreated: FieldValue.serverTimestamp(),
  terms: { version: terms.version, acceptedAt: timestampOf(terms.acceptedAt) },
});

/**
 * Creates an owner's business, unless it exists. The caller must have confirmed the email. Only functions create businesses, so every
 * business has a confirmed email, except those older than email confirmation.
 */
export const createBusiness = async (
  transaction: Transaction,
  uid: string,
  business: NewBusiness,
): Promise<void> => {
  const customer = firestore().doc(paths.customer(uid));
  if ((await transaction.get(customer)).exists) return;
  const writeRecord = await syncOwnerRecord(transaction, uid, business);
  transaction.create(customer, newBusiness(business));
  writeRecord();
};
