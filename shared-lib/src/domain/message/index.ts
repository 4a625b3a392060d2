export {
  deliveryErrors,
  failureOf,
  messageStateOf,
  queuedDelivery,
  suppressedBy,
  withdrawnErrors,
} from './delivery.ts';
export type { DeliveryFailure } from './deliveryFailure.ts';
export type { Delivery, MessageChannel, MessageState } from './delivery.ts';
export {
  mailSchema,
  shownPurposes,
  suppressionId,
  suppressionReasons,
  suppressionSchema,
  textMessageSchema,
} from './message.ts';
export type { Mail, MessageNotice, MessagePurpose, Suppression, TextMessage } from './message.ts';
export { emailChangeMailSchema, toldMailSchema } from './personalMails.ts';
export type { EmailChangeMail, ToldMail } from './personalMails.ts';
export { expiryOf, planAttempt, withdrawnDelivery } from './planAttempt.ts';
export type { AttemptFacts, AttemptPlan } from './planAttempt.ts';
export { planOutcome } from './planOutcome.ts';
export type { SendOutcome } from './planOutcome.ts';
export { planReport } from './planReport.ts';
export type { DeliveryReport } from './planReport.ts';
export { quietUntil } from './quietHours.ts';
export { replyMeaning } from './replyMeaning.ts';
export { residentMailsPerDay } from './residentMailBound.ts';
export { segmentsOf } from './segments.ts';
export type { TextSegments } from './segments.ts';
export { deliveryFailureSchema } from './deliveryFailure.ts';
export { endedDelivery } from './planAttempt.ts';
