import type { Transaction } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { newAccountLink, type LinkHolder } from './accountLinks.ts';
import { chosenEmailNotice } from './accountEmails.ts';
import { inviterOf } from './inviterOf.ts';

/**
 * The link with which someone invited by text confirms the email they chose, and its email. Neither is written yet.
 * @param holder the member's login, with that email
 * @returns writes both
 */
export const chosenConfirmation = async (
  customerId: string,
  holder: LinkHolder,
): Promise<(transaction: Transaction) => void> => {
  const link = newAccountLink('chosen', holder, { customerId });
  const about = { customerId, to: holder.email, address: link.address };
  const mail = chosenEmailNotice(about, await inviterOf(customerId, customerId));
  return (transaction) => {
    link.write(transaction);
    // Each link gets a new message: a second one with the same id would count as already sent.
    transaction.set(firestore().doc(paths.mail(`chosen-${link.id}`)), mail);
  };
};
