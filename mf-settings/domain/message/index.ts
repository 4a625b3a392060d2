export { emailChangeMailState, undeliveredReasonFor } from './personalMails.ts';
export { planCancel, planResend } from './planByHand.ts';
export { segmentsPerMonth, unpaidSegmentsPerMonth } from './textBound.ts';
export { emailChangeMailSchema, mailDeliverySchema } from './personalMailRecords.ts';
export type { EmailChangeMail, MailDeliveryStatus } from './personalMailRecords.ts';
