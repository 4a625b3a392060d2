import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { followQuietHours, replanEmails } from '../../messages/triggers/followReader.ts';
import { createPersonalList } from '../../notifications/createPersonalList.ts';
import { rescheduleTurn } from '../digestTurns.ts';

/** When a business's time zone changes, recalculates when each recipient's next digest is due and when their quiet hours end. */
export const followBusinessZone = onDocumentUpdated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ params: { customerId }, data }) => {
    if (data?.before.get('timeZone') === data?.after.get('timeZone')) return;
    const turns = await firestore().collection(paths.digestTurns(customerId)).select().get();
    for (const { id } of turns.docs) await rescheduleTurn(customerId, id, Date.now());
    const choices = firestore().collection(paths.notificationSettings(customerId));
    const quiet = await choices.where('hasQuietHours', '==', true).select().get();
    for (const { id } of quiet.docs) await replanEmails(customerId, id, Date.now());
  },
);

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
    if (begins) await createPersonalList(params.customerId, params.uid);
  },
);
