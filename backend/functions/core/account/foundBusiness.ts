import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { paths, type AcceptedTerms } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { keepOwnerRecord } from './ownerRecord.ts';

/** What a business is founded with. */
export interface NewBusiness {
  readonly firstName: string;
  readonly lastName: string;
  /** Confirmed: nothing is ever sent in the name of a business whose owner can't be reached. */
  readonly email: string;
  readonly language: 'en' | 'es' | null;
  readonly terms: AcceptedTerms;
}

/** The customer document of a business that begins now, and its trial with it. */
export const newBusiness = ({ language, terms, ...owner }: NewBusiness) => ({
  ...owner,
  ...(language && { language }),
  initialOnboardingComplete: false,
  dateCreated: FieldValue.serverTimestamp(),
  terms: { version: terms.version, acceptedAt: timestampOf(terms.acceptedAt) },
});

/**
 * Founds the business of an owner, unless there is one. The caller has made sure that the email is confirmed: functions alone found
 * businesses, so there is none without a confirmed email, other than those from before emails were confirmed.
 */
export const foundBusiness = async (
  transaction: Transaction,
  uid: string,
  business: NewBusiness,
): Promise<void> => {
  const customer = firestore().doc(paths.customer(uid));
  if ((await transaction.get(customer)).exists) return;
  const writeRecord = await keepOwnerRecord(transaction, uid, business);
  transaction.create(customer, newBusiness(business));
  writeRecord();
};
