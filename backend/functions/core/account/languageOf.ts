import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import type { MailLanguage } from './accountEmails.ts';

/** The language an owner chose for messages from the business; null if none. */
export const languageOf = async (customerId: string): Promise<MailLanguage | null> => {
  const language: unknown = (await firestore().doc(paths.customer(customerId)).get()).get('language');
  return language === 'en' || language === 'es' ? language : null;
};
