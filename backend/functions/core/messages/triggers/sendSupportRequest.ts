import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { paths, supportLimits, supportRequestSchema, type SupportRequest } from 'shared-lib/domain';
import { countWithinLimit } from '../../account/requireWithin.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { supportAddress } from '../configuration.ts';
import { mailDocument } from '../queueMessage.ts';
import { isNew } from '../../notifications/newsIn.ts';
import { recordOf } from '../../../../kernel/records.ts';

/** The first request number: four digits, so that request numbers are recognizable. */
const firstNumber = 1001;

const mailsADay = { max: supportLimits.mailsPerDay, within: 24 * 3_600_000 };

/** The email that notifies support of a request. Support replies to the person who asked, or adds the answer by its number. */
export const supportMail = (to: string, customerId: string, number: number, request: SupportRequest) => {
  const { id, topic, message, diagnostics, email } = request;
  const about = [`Topic: ${topic}`, `Account: ${customerId}`, `Request: ${id}`].join('\n');
  const how = `To reply on the request: npm run support -- answer ${number} "…"`;
  return mailDocument({
    to,
    subject: `Support request ${number}: ${topic}`,
    text: [message, about, how, diagnostics].filter(Boolean).join('\n\n'),
    purpose: 'support',
    customerId,
    replyTo: email === '' ? null : email,
  });
};

/**
 * Numbers a request and notifies support. Idempotent: a request has one number and one email. A business with too many requests triggers
 * emails only up to a daily limit; support finds the rest in its list.
 * @param to the address of support; null for none
 */
export const numberRequest = (
  reference: DocumentReference,
  customerId: string,
  to: string | null,
): Promise<void> => {
  const last = firestore().doc(paths.lastSupportNumber());
  return firestore().runTransaction(async (transaction) => {
    const [stored, counter] = await transaction.getAll(reference, last);
    const request = stored && recordOf(supportRequestSchema, stored);
    if (!request || !counter || request.number !== null) return;
    const counted = { act: 'supportMail', by: customerId, ...mailsADay };
    const writeCount = to === null ? null : await countWithinLimit(transaction, [counted], Date.now());
    const before: unknown = counter.get('number');
    const number = typeof before === 'number' ? before + 1 : firstNumber;
    transaction.set(last, { number });
    transaction.set(firestore().doc(paths.supportNumber(number)), {
      customerId,
      requestId: request.id,
      isOpen: true,
      createdAt: FieldValue.serverTimestamp(),
    });
    transaction.update(reference, { number });
    if (to === null || writeCount === null) return;
    writeCount();
    const mail = firestore().doc(paths.mail(`support-${customerId}-${request.id}`));
    transaction.set(mail, supportMail(to, customerId, number, request));
  });
};

/** Numbers a support request and emails it to support, once per request, even if its event is repeated. */
export const sendSupportRequest = onDocumentCreated(
  { document: 'customers/{customerId}/supportRequests/{requestId}', ...runtime.trigger, retry: true },
  async ({ data, params: { customerId }, time }) => {
    const request = data && recordOf(supportRequestSchema, data);
    if (!request || !isNew(request.createdAt, Date.parse(time))) return;
    await numberRequest(data.ref, customerId, supportAddress());
  },
);
