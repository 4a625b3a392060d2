export {
  deliveryErrors,
  endedDelivery,
  leaseMillis,
  messageStateOf,
  queuedDelivery,
  withdrawnErrors,
} from './delivery.ts';
export { deliveryFailureSchema, type DeliveryFailure } from './deliveryFailure.ts';
export type { Delivery, MessageChannel, MessageState } from './delivery.ts';
export {
  shownPurposes,
  maxUnblocks,
  suppressionId,
  suppressionReasons,
  textSuppressionReasons,
  suppressionSchema,
  textMessageSchema,
  messageFields,
} from './message.ts';
export type { MessageNotice, MessagePurpose, Suppression, TextMessage } from './message.ts';
export { quietUntil } from './quietHours.ts';
export { segmentsOf, type TextSegments } from './segments.ts';
