import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { paths, type AcceptedTerms } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';

/** What a business is founded with. */
export interface NewBusiness {
  readonly firstName: string;
  readonly lastName: string;
  /** Confirmed: nothing is ever sent in the name of a business whose owner can't be reached. */
  readonly email: string;
  readonly language: 'en' | 'es' | null;
  readonly terms: AcceptedTerms;
}

/**
 * Founds the business of an owner, unless there is one: its trial begins now. The caller has made sure that the email is confirmed.
 * Functions alone found businesses, so there is none without a confirmed email, other than those from before emails were confirmed.
 */
export const foundBusiness = async (
  transaction: Transaction,
  uid: string,
  { language, terms, ...owner }: NewBusiness,
): Promise<void> => {
  const customer = firestore().doc(paths.customer(uid));
  if ((await transaction.get(customer)).exists) return;
  transaction.create(customer, {
    ...owner,
    ...(language && { language }),
    initialOnboardingComplete: false,
    dateCreated: FieldValue.serverTimestamp(),
    terms: { version: terms.version, acceptedAt: Timestamp.fromMillis(terms.acceptedAt) },
  });
};
