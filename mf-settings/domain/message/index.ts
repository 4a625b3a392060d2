export {
  emailChangeMailSchema,
  emailChangeMailState,
  mailDeliverySchema,
  undeliveredReasonFor,
} from './personalEmails.ts';
export { planCancel, planResend } from './manualActions.ts';
export { segmentsPerMonth, unpaidSegmentsPerMonth } from './textLimit.ts';
export type { EmailChangeMail, MailDeliveryStatus } from './personalEmails.ts';
