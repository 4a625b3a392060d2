import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import type { MailLanguage } from './accountMails.ts';

/** The language that an owner has chosen for what is written to the business; null where none is chosen. */
export const languageOf = async (customerId: string): Promise<MailLanguage | null> => {
  const language: unknown = (await firestore().doc(paths.customer(customerId)).get()).get('language');
  return language === 'en' || language === 'es' ? language : null;
};
