import { onDocumentCreated } from 'firebase-functions/firestore';
import { functionsRegion, paths, supportRequestSchema, type SupportRequest } from 'shared-lib/domain';
import { createOnce } from '../createOnce.ts';
import { firestore } from '../firebase.ts';
import { isNew } from '../notifications/newsIn.ts';
import { recordOf } from '../summaries/directorySources.ts';
import { supportAddress } from './configuration.ts';
import { mailDocument } from './queueMessage.ts';

/** The mail by which support hears of a request. Whoever answers it writes to the person who asked. */
export const supportMail = (to: string, customerId: string, request: SupportRequest) => {
  const { id, topic, message, diagnostics, email } = request;
  const about = [`Topic: ${topic}`, `Account: ${customerId}`, `Request: ${id}`].join('\n');
  return mailDocument({
    to,
    subject: `Support request ${id}: ${topic}`,
    text: [message, about, diagnostics].filter(Boolean).join('\n\n'),
    purpose: 'support',
    customerId,
    replyTo: email === '' ? null : email,
  });
};

/** Sends a request for support to those who answer, once however often its event comes. */
export const sendSupportRequest = onDocumentCreated(
  { document: 'customers/{customerId}/supportRequests/{requestId}', region: functionsRegion, retry: true },
  async ({ data, params: { customerId, requestId }, time }) => {
    const to = supportAddress();
    const request = data && recordOf(supportRequestSchema, data);
    if (to === null || !request || !isNew(request.createdAt, Date.parse(time))) return;
    const mail = firestore().doc(paths.mail(`support-${customerId}-${requestId}`));
    await createOnce(mail, supportMail(to, customerId, request));
  },
);
