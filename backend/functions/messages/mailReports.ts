import { onRequest } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { functionsRegion, isDocumentId } from 'shared-lib/domain';
import { mailChannel } from './channels.ts';
import { mailReportsKeyOf, mailReportSecrets } from './configuration.ts';
import { mailgunPostSchema, mailgunReport } from './mailgunReport.ts';
import { mailIdOf } from './mailMessageId.ts';
import { isMailgunSignature } from './signatures.ts';
import { takeReport } from './takeReport.ts';

/** Where Mailgun tells what became of a mail. SMTP itself tells only that a server took it. */
export const mailReports = onRequest(
  { region: functionsRegion, secrets: mailReportSecrets, maxInstances: 10 },
  async (request, response) => {
    const key = mailReportsKeyOf();
    const post = z.safeParse(mailgunPostSchema, request.body);
    if (request.method !== 'POST' || !key || !post.success || !isMailgunSignature(key, post.data.signature)) {
      response.status(403).send('Only for Mailgun.');
      return;
    }
    const event = post.data['event-data'];
    const mailId = mailIdOf(event.message.headers['message-id']);
    const report = mailgunReport(event);
    if (mailId !== null && isDocumentId(mailId) && report) await takeReport(mailChannel, mailId, report);
    response.status(200).send('');
  },
);
