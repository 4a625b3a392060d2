import { onDocumentWritten } from 'firebase-functions/firestore';
import { runtime } from '../../../../kernel/runtime.ts';
import { followQuietHours } from '../../messages/triggers/followReader.ts';
import { startPersonalList } from '../../notifications/startPersonalList.ts';
import { rescheduleTurn } from '../digestTurns.ts';

/**
 * When a person changes their settings: recalculates when their next digest and pending emails are due, and starts their own notification
 * list.
 */
export const followPersonalNotifications = onDocumentWritten(
  {
    document: 'customers/{customerId}/notificationSettings/{uid}',
    ...runtime.trigger,
    retry: true,
  },
  async ({ params, data }) => {
    await rescheduleTurn(params.customerId, params.uid, Date.now());
    await followQuietHours(params.customerId, params.uid, data, Date.now());
    const begins = data?.after.get('isOwn') === true && data.before.get('isOwn') !== true;
    if (begins) await startPersonalList(params.customerId, params.uid);
  },
);
