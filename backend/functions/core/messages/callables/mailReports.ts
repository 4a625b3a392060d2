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
import { mailgunPostSchema, mailgunReport, type MailgunEvent } from '../providers/mailgunReport.ts';
import { mailIdOf } from '../mailMessageId.ts';
import { judgeMailgunSignature, mailgunSignatureMillis } from '../providers/signatures.ts';
import { takeReportIn } from '../takeReport.ts';

/**
 * Takes a report once by its token, which is remembered for as long as its signature is good. A signature doesn't cover what is
 * reported, so the token of a report that changes nothing counts as well. Token and report are written together: a report that fails
 * can be repeated.
 */
const takeOnce = (token: string, event: MailgunEvent, now: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const id = createHash('sha256').update(token).digest('hex');
    const used = firestore().doc(paths.usedProof(`mailgun-${id}`));
    if ((await transaction.get(used)).exists) return;
    const mailId = mailIdOf(event.message.headers['message-id']);
    const report = mailgunReport(event);
    if (mailId !== null && isDocumentId(mailId) && report)
      await takeReportIn(transaction, mailChannel, mailId, report);
    // A timestamp may be ahead of our clock by as much as behind.
    transaction.create(used, { expiresAt: timestampOf(now + 2 * mailgunSignatureMillis) });
  });

/**
 * Where Mailgun tells what became of a mail. SMTP itself tells only that a server took it. An expired report is answered by 406, on
 * which Mailgun doesn't repeat it; one that was taken before by 200, as Mailgun repeats a report whose answer it missed.
 */
export const mailReports = onRequest(
  { ...runtime.webhook, secrets: mailReportSecrets },
  async (request, response) => {
    const now = Date.now();
    const key = mailReportsKeyOf();
    const post = z.safeParse(mailgunPostSchema, request.body);
    const judgment =
      request.method === 'POST' && key && post.success
        ? judgeMailgunSignature(key, post.data.signature, now)
        : 'forged';
    if (!post.success || judgment === 'forged') {
      response.status(403).send('Only for Mailgun.');
      return;
    }
    if (judgment === 'expired') {
      response.status(406).send('This report has expired.');
      return;
    }
    await takeOnce(post.data.signature.token, post.data['event-data'], now);
    response.status(200).send('');
  },
);
