export { broadcastCalls } from './calls.ts';
export {
  broadcastRequestSchema,
  smsTemplateChangeSchema,
  smsTemplateSchema,
  testTextSchema,
  maxTestsPerHour,
} from './broadcast.ts';
export type { BroadcastRequest, BroadcastPreview, SmsTemplate } from './broadcast.ts';
export { planBroadcast } from './planBroadcast.ts';
export type { BroadcastFacts, BroadcastPlace, BroadcastPlan, PlannedText } from './planBroadcast.ts';
export { broadcastSchema, skipReasons } from './record.ts';
export type { Broadcast } from './record.ts';
export { renderText, sampleText } from './renderText.ts';
export { textCostCents, textMonth, textPriceCents } from './textCost.ts';
export { defaultTemplates, delayMinuteBounds, usefulFor } from './textKinds.ts';
export { checkWords, maxTextLength } from './checkTextWords.ts';
export { placeholdersOf } from './placeholders.ts';
