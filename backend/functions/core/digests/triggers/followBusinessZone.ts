import { onDocumentUpdated } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { replanMails } from '../../messages/triggers/followReader.ts';
import { rescheduleTurn } from '../digestTurns.ts';

/** When a business's time zone changes, recalculates when each of its people's next digest is due, and when their quiet hours end. */
export const followBusinessZone = onDocumentUpdated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ params: { customerId }, data }) => {
    if (data?.before.get('timeZone') === data?.after.get('timeZone')) return;
    const turns = await firestore().collection(paths.digestTurns(customerId)).select().get();
    for (const { id } of turns.docs) await rescheduleTurn(customerId, id, Date.now());
    const choices = firestore().collection(paths.notificationSettings(customerId));
    const quiet = await choices.where('hasQuietHours', '==', true).select().get();
    for (const { id } of quiet.docs) await replanMails(customerId, id, Date.now());
  },
);
