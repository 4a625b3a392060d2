import * as z from 'zod/mini';
import type { DeliveryReport } from '../domain/planReport.ts';

const shortText = z.string().check(z.maxLength(1000));

/** Mailgun's request: its signature, and an email's event. */
export const mailgunPostSchema = z.object({
  signature: z.object({ timestamp: shortText, token: shortText, signature: shortText }),
  'event-data': z.object({
    event: shortText,
    severity: z.optional(z.nullable(shortText)),
    message: z.object({ headers: z.object({ 'message-id': shortText }) }),
    'delivery-status': z.optional(
      z.object({
        code: z.optional(z.nullable(z.union([z.number(), shortText]))),
        message: z.optional(z.nullable(z.string())),
        description: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
});

/** An email's event as Mailgun posts it. */
export type MailgunEvent = z.output<typeof mailgunPostSchema>['event-data'];

const kindOf = ({ event, severity }: MailgunEvent): DeliveryReport['kind'] | null => {
  if (event === 'accepted') return 'sent';
  if (event === 'delivered') return 'delivered';
  if (event === 'complained') return 'complained';
  // Mailgun retries temporary failures.
  return event === 'failed' && severity === 'permanent' ? 'bounced' : null;
};

/** The delivery report in Mailgun's event; null if it says nothing about delivery. */
export const mailgunReport = (event: MailgunEvent): DeliveryReport | null => {
  const kind = kindOf(event);
  if (kind === null) return null;
  const status = event['delivery-status'];
  return {
    kind,
    providerId: event.message.headers['message-id'],
    code: String(status?.code ?? ''),
    message: kind === 'bounced' ? status?.message || status?.description || event.event : '',
  };
};
