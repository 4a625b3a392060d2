import { paths, settingsSchemas } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { areTextsSetUp } from '../messages/configuration.ts';

/** Whether a business sends texts to residents at all. */
export const areTextsOffered = async (customerId: string): Promise<boolean> => {
  if (!areTextsSetUp()) return false;
  const settings = await firestore().doc(paths.settingsSection(customerId, 'sms')).get();
  const sms = settingsSchemas.sms.safeParse(settings.data() ?? {});
  return sms.success && sms.data.enabled;
};
