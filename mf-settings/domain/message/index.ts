export {
  emailChangeMailSchema,
  emailChangeMailState,
  mailDeliverySchema,
  undeliveredReasonFor,
} from './personalMails.ts';
export { planCancel, planResend } from './planByHand.ts';
export { segmentsPerMonth, unpaidSegmentsPerMonth } from './textBound.ts';
export type { EmailChangeMail, MailDeliveryStatus } from './personalMails.ts';
