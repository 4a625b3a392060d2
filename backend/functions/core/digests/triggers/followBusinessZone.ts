import { onDocumentUpdated } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { rescheduleTurn } from '../digestTurns.ts';

/** When a business's time zone changes, recalculates when each of its people's next digest is due. */
export const followBusinessZone = onDocumentUpdated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ params: { customerId }, data }) => {
    if (data?.before.get('timeZone') === data?.after.get('timeZone')) return;
    const turns = await firestore().collection(paths.digestTurns(customerId)).select().get();
    for (const { id } of turns.docs) await rescheduleTurn(customerId, id, Date.now());
  },
);
