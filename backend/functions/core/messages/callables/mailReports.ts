import { createHash } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { isDocumentId, paths } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { timestampOf } from '../../../../kernel/storedFields.ts';
import { inTransaction } from '../../summaries/transactions.ts';
import { mailChannel } from '../channels.ts';
import { mailReportsKeyOf, mailReportSecrets } from '../configuration.ts';
import { mailIdOf } from '../mailMessageId.ts';
import {
  mailgunPostSchema,
  mailgunReport,
  mailgunSignatureMillis,
  verifyMailgunSignature,
  type MailgunEvent,
} from '../providers/signatures.ts';
import { applyDeliveryReportIn } from '../applyDeliveryReport.ts';

/**
 * Accepts a report once, by its token, which is stored while its signature is valid. The signature doesn't cover the reported event, so
 * even a report that changes nothing uses up its token. Token and report are written together: a failed report can be repeated.
 */
const acceptOnce = (token: string, event: MailgunEvent, now: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const id = createHash('sha256').update(token).digest('hex');
    const used = firestore().doc(paths.usedProof(`mailgun-${id}`));
    if ((await transaction.get(used)).exists) return;
    const mailId = mailIdOf(event.message.headers['message-id']);
    const report = mailgunReport(event);
    if (mailId !== null && isDocumentId(mailId) && report)
      await applyDeliveryReportIn(transaction, mailChannel, mailId, report);
    // A timestamp may be ahead of our clock by as much as behind it.
    transaction.create(used, { expiresAt: timestampOf(now + 2 * mailgunSignatureMillis) });
  });

/**
 * Receives Mailgun's delivery reports for emails. SMTP itself only says that a server accepted the email. An expired report gets a 406,
 * which Mailgun doesn't retry. A report that was already accepted gets a 200, because Mailgun retries if it missed the response.
 */
export const mailReports = onRequest(
  { ...runtime.webhook, secrets: mailReportSecrets },
  async (request, response) => {
    const now = Date.now();
    const key = mailReportsKeyOf();
    const post = z.safeParse(mailgunPostSchema, request.body);
    const judgment =
      request.method === 'POST' && key && post.success
        ? verifyMailgunSignature(key, post.data.signature, now)
        : 'forged';
    if (!post.success || judgment === 'forged') {
      response.status(403).send('Only Mailgun can call this.');
      return;
    }
    if (judgment === 'expired') {
      response.status(406).send('This report has expired.');
      return;
    }
    await acceptOnce(post.data.signature.token, post.data['event-data'], now);
    response.status(200).send('');
  },
);
