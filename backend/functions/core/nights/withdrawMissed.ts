import { missedAfterMin, type Shift } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { servedLateNotification } from '../notifications/notificationOf.ts';
import { contextStartsAt, type News } from '../notifications/news.ts';
import { replaceNotification, contextFor, type NotifyFacts } from '../notifications/notifyManagers.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { missedId, missedRecords } from './missedShift.ts';

type Night = Pick<Shift, 'communityId' | 'serviceDate'>;

/**
 * Removes the records of a missed shift that haven't been decided on since.
 * @returns whether there was one
 */
const removeRecords = (customerId: string, night: Night): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const { clock, report } = missedRecords(customerId, night);
    const found = (await transaction.getAll(clock, report)).filter(
      (record) => record.get('status') === 'missed',
    );
    for (const { ref } of found) transaction.delete(ref);
    return found.length > 0;
  });

/**
 * Undoes a missed shift when a specialist clocks in for it after all, hours late or from a phone that was offline. The notification is
 * updated as well.
 * @param at when the clock-in was written, epoch milliseconds
 */
export const withdrawMissed = async (
  customerId: string,
  news: Extract<News, { kind: 'clockIn' }>,
  night: Night,
  facts: NotifyFacts,
  at: number,
): Promise<void> => {
  const { context } = facts;
  const start = contextStartsAt(context, night.serviceDate);
  // Nothing is recorded as missed before that.
  if (at < start + missedAfterMin * 60_000) return;
  if (!(await removeRecords(customerId, night))) return;
  for (const recipient of facts.recipients) {
    const { list, language } = recipient;
    if (list === null) continue;
    const replaced = servedLateNotification(missedId(night), news, contextFor(recipient, facts), language);
    const before = await firestore().doc(`${list}/${replaced.id}`).get();
    if (before.exists) await replaceNotification(list, replaced, at);
  }
};
