import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { always, type Channel } from './channels.ts';
import { fcmUrl } from './configuration.ts';
import { pushMessageSchema, pushPaths, type PushMessage } from './domain/pushMessage.ts';
import { unregistered } from './providers/fcmOutcome.ts';
import { fcmProvider } from './providers/fcmProvider.ts';

const deviceOf = ({ customerId, uid, place }: PushMessage): DocumentReference =>
  firestore().doc(`${paths.pushDevices(customerId ?? '-', uid)}/${place}`);

/** Whether the device is still registered at the address a push notification was queued for. Another one may have taken its place. */
const isRegistered = (device: DocumentSnapshot, { to }: PushMessage): boolean => device.get('token') === to;

/**
 * A push notification may be sent while its device is registered. Quiet hours were considered when it was queued, and it never waits for
 * their end. A device that no longer exists is removed.
 */
export const pushChannel: Channel<PushMessage> = {
  name: 'push',
  collection: pushPaths.all,
  recordOf: (snapshot) => recordOf(pushMessageSchema, snapshot),
  provider: () => fcmProvider(fcmUrl()),
  permission: async (transaction, push) => ({
    ...always,
    isWithdrawn: !isRegistered(await transaction.get(deviceOf(push)), push),
  }),
  suppressionOf: () => null,
  recordStatus: async (transaction, push, { error }) => {
    if (error?.code !== unregistered) return;
    const device = await transaction.get(deviceOf(push));
    if (isRegistered(device, push)) transaction.delete(device.ref);
  },
};
