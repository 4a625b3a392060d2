export { broadcastCalls } from './calls.ts';
export {
  broadcastRequestSchema,
  smsTemplateChangeSchema,
  smsTemplateSchema,
  testTextSchema,
  maxTestsPerHour,
} from './broadcast.ts';
export type { BroadcastRequest, BroadcastPreview, SmsTemplate } from './broadcast.ts';
export {
  checkWords,
  maxTextLength,
  planBroadcast,
  textCostCents,
  textMonth,
  textPriceCents,
} from './planBroadcast.ts';
export type { BroadcastFacts, BroadcastPlace, BroadcastPlan, PlannedText } from './planBroadcast.ts';
export { broadcastSchema, skipReasons } from './record.ts';
export type { Broadcast } from './record.ts';
export { placeholdersOf, renderText, sampleText } from './renderText.ts';
export { defaultTemplates, delayMinuteBounds, usefulMillis } from './textKinds.ts';
