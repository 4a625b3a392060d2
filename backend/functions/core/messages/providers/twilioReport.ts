import type { DeliveryReport } from '../domain/planReport.ts';

type Form = Readonly<Record<string, string>>;

/** Twilio's statuses for a text; others mean it is on the way. */
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

/** The delivery report in Twilio's form fields; null if they have none. */
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
