import * as z from 'zod/mini';
import type { DeliveryReport } from '../domain/planReport.ts';

const shortText = z.string().check(z.maxLength(1000));

/** What Mailgun posts: who it is, and what became of a mail. */
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

/** What Mailgun tells of a mail, as it posts it. */
export type MailgunEvent = z.output<typeof mailgunPostSchema>['event-data'];

const kindOf = ({ event, severity }: MailgunEvent): DeliveryReport['kind'] | null => {
  if (event === 'accepted') return 'sent';
  if (event === 'delivered') return 'delivered';
  // What fails for now is tried again by Mailgun. A complaint is an address that wants no more, as one that sends back.
  if (event === 'complained') return 'bounced';
  return event === 'failed' && severity === 'permanent' ? 'bounced' : null;
};

/** What Mailgun tells of a mail; null for what says nothing of where it is. */
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
