import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { linkMail } from './accountMails.ts';
import { newAccountLink, type LinkHolder } from './accountLinks.ts';
import { languageOf } from './languageOf.ts';

/** An invitation that is not written yet: made once, also where the transaction that writes it runs again. */
export type Invitation = (transaction: Transaction, mail: DocumentReference) => void;

/** Makes the invitation of a member: a link to choose a password, and the mail that has it, in the language of the business. */
export const invitationTo = async (customerId: string, holder: LinkHolder): Promise<Invitation> => {
  const link = newAccountLink('invitation', holder);
  const language = (await languageOf(customerId)) ?? 'en';
  const mail = linkMail('invitation', { to: holder.email, address: link.address, customerId }, language);
  return (transaction, reference) => {
    link.write(transaction);
    transaction.set(reference, mail);
  };
};
