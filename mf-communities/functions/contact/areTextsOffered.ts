import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { settingsOf } from 'backend/kernel/settingsOf.ts';
import { areTextsSetUp } from 'backend/functions/core/messages/configuration.ts';
import { canTextStrangers } from 'backend/functions/core/broadcasts/textReach.ts';

/** Whether a business's public pages offer texts: it sends any, and its pages may text strangers. */
export const areTextsOffered = async (customerId: string): Promise<boolean> => {
  if (!areTextsSetUp()) return false;
  const settings = await firestore().doc(paths.settingsSection(customerId, 'sms')).get();
  if (!settingsOf('sms', settings).enabled) return false;
  return firestore().runTransaction((transaction) => canTextStrangers(transaction, customerId), {
    readOnly: true,
  });
};
