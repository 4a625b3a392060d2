import type { DeliveryReport } from '../domain/planReport.ts';

type Form = Readonly<Record<string, string>>;

/** Twilio's words for how far a text has come; others are on the way. */
const kinds: Readonly<Record<string, DeliveryReport['kind']>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** What Twilio tells of a text by its form fields; null for what says nothing. */
export const twilioReport = (form: Form): DeliveryReport | null => {
  const kind = kinds[form['MessageStatus'] ?? ''];
  if (kind === undefined) return null;
  const code = form['ErrorCode'] ?? '';
  return {
    kind,
    providerId: form['MessageSid'] ?? '',
    code,
    message: kind === 'failed' ? `Twilio says: ${form['MessageStatus']}${code && `, error ${code}`}.` : '',
  };
};
