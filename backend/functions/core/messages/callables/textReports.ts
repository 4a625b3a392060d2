import { onRequest } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { isDocumentId } from 'shared-lib/domain';
import { runtime } from '../../../../kernel/runtime.ts';
import { searchOf } from '../../../../kernel/searchOf.ts';
import { textChannel } from '../channels.ts';
import { textConfiguration, textSecrets } from '../configuration.ts';
import { isTwilioSignature, twilioReport } from '../providers/signatures.ts';
import { handleTextReply } from '../handleTextReply.ts';
import { applyDeliveryReport } from '../applyDeliveryReport.ts';

const formSchema = z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(5000)));

/** The response that makes Twilio send no reply. */
const silence = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/**
 * Receives Twilio's delivery reports for texts (`?message=` has the id), and people's replies. Nothing is read before the signature is
 * checked. On our failure it returns 500, and Twilio retries.
 */
export const textReports = onRequest(
  { ...runtime.webhook, secrets: textSecrets },
  async (request, response) => {
    const configuration = textConfiguration();
    const form = z.safeParse(formSchema, request.body);
    const search = searchOf(request);
    const signature = request.get('x-twilio-signature') ?? '';
    const isTwilio =
      configuration !== null &&
      form.success &&
      isTwilioSignature(configuration.authToken, configuration.reportsUrl + search, form.data, signature);
    if (request.method !== 'POST' || !isTwilio) {
      response.status(403).send('Only Twilio can call this.');
      return;
    }
    const messageId = new URLSearchParams(search).get('message');
    const report = twilioReport(form.data);
    if (messageId !== null && isDocumentId(messageId) && report)
      await applyDeliveryReport(textChannel, messageId, report);
    const { From: phone = '', Body: body, MessageSid: sid, NumMedia: media = '0' } = form.data;
    if (messageId === null && body !== undefined)
      await handleTextReply(phone, body, sid, /^\d{1,2}$/.test(media) ? Number(media) : 0);
    response.type('text/xml').send(silence);
  },
);
