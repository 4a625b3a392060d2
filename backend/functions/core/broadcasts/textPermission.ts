import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { segmentsPerMonth, textMonth } from 'mf-settings/domain';
import {
  customerSchema,
  paths,
  segmentsOf,
  suppressionId,
  type Customer,
  type Plan,
  type Settings,
} from 'shared-lib/domain';
import { businessCountry } from 'shared-lib/domain/phone';
import { mayText } from 'shared-lib/domain/sign-up-phone';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { readPlan } from '../../../kernel/readPlan.ts';
import { recordOf } from '../../../kernel/records.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';
import { areTextsSetUp } from '../messages/configuration.ts';

const customerAt = (customerId: string) => firestore().doc(paths.customer(customerId));

/**
 * Whether a business has paid, or our staff has reviewed it (`textsReviewedAt`). Until then an account is free, and
 * so its texts would be.
 */
const isTrusted = async (
  transaction: Transaction,
  customerId: string,
  customer: Customer | null,
): Promise<boolean> =>
  (customer !== null && customer.textsReviewedAt !== null) ||
  (await readPlan(transaction, customerId)).priceMonthly > 0;

/** Reads whether a business may text numbers that strangers enter on its public pages: only if it is trusted. */
export const canTextPublicSignUps = async (transaction: Transaction, customerId: string): Promise<boolean> =>
  isTrusted(transaction, customerId, recordOf(customerSchema, await transaction.get(customerAt(customerId))));

/** Reads which numbers a business may text (`mayText`), in a transaction that has not written yet. */
export const readTextPermission = async (
  transaction: Transaction,
  customerId: string,
): Promise<(phone: string) => boolean> => {
  const [stored, business] = await transaction.getAll(
    customerAt(customerId),
    firestore().doc(paths.settingsSection(customerId, 'business')),
  );
  const customer = recordOf(customerSchema, stored!);
  const country = businessCountry(customer ?? { timeZone: null }, settingsOf('business', business!));
  const trusted = await isTrusted(transaction, customerId, customer);
  return (phone) => mayText(phone, country, trusted);
};

/**
 * The document that counts a business's texts this month, by the business's clock.
 * @param now epoch milliseconds
 */
export const textCountsAt = async (customerId: string, now: number): Promise<DocumentReference> => {
  const customer = recordOf(customerSchema, await firestore().doc(paths.customer(customerId)).get());
  return firestore().doc(paths.textCounts(customerId, textMonth(customer ?? { timeZone: null }, now)));
};

/**
 * How many segments a business may still send this month, by its own limit and its plan.
 * @param counted the document of `textCountsAt`
 * @returns null if unlimited
 */
export const remainingSegments = (
  counted: DocumentSnapshot,
  { monthlySegments }: Pick<Settings['sms'], 'monthlySegments'>,
  plan: Pick<Plan, 'priceMonthly'>,
): number | null => {
  const max = segmentsPerMonth(monthlySegments, plan);
  const used: unknown = counted.get('segments');
  return max === null ? null : Math.max(0, max - (typeof used === 'number' ? used : 0));
};

/**
 * Counts texts, in the transaction that creates or commits to them.
 * @param counted of `textCountsAt`
 */
export const countTexts = (
  transaction: Transaction,
  counted: DocumentReference,
  { texts, segments }: { readonly texts: number; readonly segments: number },
): void => {
  transaction.set(
    counted,
    { texts: FieldValue.increment(texts), segments: FieldValue.increment(segments) },
    { merge: true },
  );
};

/**
 * Refuses a request if the business can't send texts, because they would never leave the queue.
 * @param field of the payload, which shows the refusal
 * @throws HttpsError `failed-precondition`
 */
export const requireTextsSetUp = ({ enabled }: Settings['sms'], field: string): void => {
  const code = !areTextsSetUp() ? 'notSetUp' : enabled ? null : 'switchedOff';
  if (code !== null) throw fieldRefusal('failed-precondition', 'Texts can’t be sent.', { [field]: { code } });
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
 * Requires that a business may text a number now: texts are set up and on, the number didn't opt out, and it is
 * within reach.
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
    throw fieldRefusal('failed-precondition', 'This number opted out of texts.', {
      [field]: { code: 'suppressed' },
    });
  if (!(await readTextPermission(transaction, customerId))(phone))
    throw fieldRefusal('failed-precondition', 'Texts can’t be sent to this country.', {
      [field]: { code: 'abroad' },
    });
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
