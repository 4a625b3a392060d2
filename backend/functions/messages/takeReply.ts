import { paths, replyMeaning, suppressionId } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { suppress } from './deliveryRecords.ts';

/** How many of somebody's latest texts say which businesses write to them. */
const latest = 500;

/** The businesses whose texts somebody gets. */
const sendersTo = async (phone: string): Promise<string[]> => {
  const texts = firestore().collection(paths.textMessages()).where('to', '==', phone);
  const found = await texts.orderBy('createdAt', 'desc').select('customerId').limit(latest).get();
  const ids = found.docs.map((text): unknown => text.get('customerId'));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
};

/**
 * Takes what somebody answers to a text. All businesses write from one number, so STOP is for each that has written to them; START takes
 * back what STOP did, and nothing that the office noted by hand. Carriers answer both, and HELP, by themselves.
 * @param phone whose answer it is, E.164
 */
export const takeReply = async (phone: string, body: string): Promise<void> => {
  const meaning = replyMeaning(body);
  if (meaning === null || meaning === 'help') return;
  for (const customerId of await sendersTo(phone)) {
    await inTransaction(async (transaction) => {
      const id = suppressionId('text', phone);
      const noted = await transaction.get(firestore().doc(paths.suppression(customerId, id)));
      const isByHand = noted.get('reason') === 'byHand';
      if (isByHand) return;
      if (meaning === 'stop')
        suppress(
          transaction,
          'text',
          { customerId, to: phone },
          { reason: 'stopped', note: body, now: Date.now() },
        );
      else if (noted.exists) transaction.delete(noted.ref);
    });
  }
};
