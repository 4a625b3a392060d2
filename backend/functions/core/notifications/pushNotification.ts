import { pushDeviceSchema } from 'mf-settings/domain';
import { paths, queuedDelivery, type Customer } from 'shared-lib/domain';
import { createOnce } from '../../../kernel/createOnce.ts';
import { auth, firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { storedDelivery } from '../messages/deliveryRecords.ts';
import { pushPaths } from '../messages/domain/pushMessage.ts';
import { authErrorCode } from '../members/logins.ts';
import type { NewNotification } from './notificationOf.ts';
import { pushLevel } from './planAudience.ts';

/** Maximum length of a push notification: phones show less. The list of notifications has the rest. */
const maxTitle = 100;
const maxBody = 160;

const cut = (words: string, maxLength: number): string =>
  words.length <= maxLength ? words : `${words.slice(0, maxLength - 1).trimEnd()}…`;

/** When the sessions of a login last ended, epoch milliseconds; `Infinity` for a login that was deleted or disabled. */
const sessionsEndedAt = async (uid: string): Promise<number> => {
  try {
    const { disabled, tokensValidAfterTime } = await auth().getUser(uid);
    return disabled ? Infinity : Date.parse(tokensValidAfterTime ?? '') || 0;
  } catch (error) {
    if (authErrorCode(error) === 'auth/user-not-found') return Infinity;
    throw error;
  }
};

/**
 * Queues a notification for each device of a person, once per cause. A device from before their sessions ended (another password, a
 * deactivation, a lost phone) gets nothing and is removed.
 * @param now epoch milliseconds
 */
export const pushNotification = async (
  { id: customerId }: Pick<Customer, 'id'>,
  uid: string,
  { id, kind, title, message, link }: NewNotification,
  now: number,
): Promise<void> => {
  const found = await firestore().collection(paths.pushDevices(customerId, uid)).get();
  if (found.empty) return;
  const endedAt = await sessionsEndedAt(uid);
  for (const stored of found.docs) {
    const device = recordOf(pushDeviceSchema, stored);
    if (device === null || (device.addedAt ?? 0) < endedAt) {
      await stored.ref.delete();
      continue;
    }
    await createOnce(firestore().doc(pushPaths.one(`${customerId}-${uid}-${device.id}-${id}`)), {
      to: device.token,
      customerId,
      purpose: 'notice',
      uid,
      place: device.id,
      title: cut(title, maxTitle),
      body: cut(message, maxBody),
      link,
      tag: id,
      isUrgent: pushLevel(kind) === 'urgent',
      createdAt: timestampOf(now),
      delivery: storedDelivery(queuedDelivery(now)),
    });
  }
};
