import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, segmentsOf, suppressionId, type Settings } from 'shared-lib/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { readPlan } from '../../../kernel/readPlan.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';
import { areTextsSetUp } from '../messages/configuration.ts';
import { countTexts, remainingSegments, textCountsAt } from './textCounts.ts';
import { readTextReach } from './textReach.ts';

/**
 * Refuses a request if the business can't send texts, which would never leave the queue.
 * @param field of the payload, which shows the refusal
 * @throws HttpsError `failed-precondition`
 */
export const requireTextsSetUp = ({ enabled }: Settings['sms'], field: string): void => {
  const code = !areTextsSetUp() ? 'notSetUp' : enabled ? null : 'switchedOff';
  if (code !== null) throw fieldRefusal('failed-precondition', 'No text can leave.', { [field]: { code } });
};

/** A number that may get a text now. */
export interface Textable {
  readonly settings: Settings['sms'];
  /**
   * Counts a text in the same transaction, which has nothing left to read.
   * @throws HttpsError `resource-exhausted` if it exceeds this month's limit
   */
  readonly count: (transaction: Transaction, body: string) => void;
}

/**
 * Requires that a business may text a number now: texts are set up and on, the number didn't opt out, and it is in
 * reach.
 * @param field of the payload, which shows the refusal
 * @throws HttpsError `failed-precondition`
 */
export const requireTextable = async (
  transaction: Transaction,
  customerId: string,
  phone: string,
  field: string,
): Promise<Textable> => {
  const month = await textCountsAt(customerId, Date.now());
  const [sms, suppression, counted] = await transaction.getAll(
    firestore().doc(paths.settingsSection(customerId, 'sms')),
    firestore().doc(paths.suppression(customerId, suppressionId('text', phone))),
    month,
  );
  const settings = settingsOf('sms', sms!);
  requireTextsSetUp(settings, field);
  if (suppression!.exists)
    throw fieldRefusal('failed-precondition', 'This phone asked for no texts.', {
      [field]: { code: 'suppressed' },
    });
  if (!(await readTextReach(transaction, customerId))(phone))
    throw fieldRefusal('failed-precondition', 'This country isn’t texted.', { [field]: { code: 'abroad' } });
  const left = remainingSegments(counted!, settings, await readPlan(transaction, customerId));
  return {
    settings,
    count: (writing, body) => {
      const { segments } = segmentsOf(body);
      if (left !== null && segments > left)
        throw new HttpsError('resource-exhausted', 'This exceeds this month’s text limit.', { left });
      countTexts(writing, counted!.ref, { texts: 1, segments });
    },
  };
};
