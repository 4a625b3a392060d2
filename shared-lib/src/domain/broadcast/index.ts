export {
  broadcastActSchema,
  broadcastAskSchema,
  broadcastLimits,
  broadcastOrderSchema,
  broadcastPreviewSchema,
  broadcastSchema,
  broadcastStatuses,
  smsTemplateChangeSchema,
  smsTemplateSchema,
  testsAnHour,
  testTextSchema,
} from './broadcast.ts';
export type {
  Broadcast,
  BroadcastAsk,
  BroadcastOrder,
  BroadcastPreview,
  SmsTemplate,
  SmsTemplateChange,
  TestText,
} from './broadcast.ts';
export { checkTemplate, checkWords, maxTextLength } from './checkWords.ts';
export type { WordsProblem } from './checkWords.ts';
export { mayText, skipReasons } from './mayText.ts';
export type { SkipReason } from './mayText.ts';
export { planBroadcast } from './planBroadcast.ts';
export type {
  BroadcastCounts,
  BroadcastFacts,
  BroadcastPlace,
  BroadcastPlan,
  PlannedText,
} from './planBroadcast.ts';
export { plainLetters, renderText, sampleText, senderOf, withSender } from './renderText.ts';
export type { TextFacts } from './renderText.ts';
export { textCostCents, textMonth, textPriceCents } from './textCost.ts';
export {
  broadcastKinds,
  defaultTemplates,
  lateBy,
  placeholdersOf,
  templatedKinds,
  textLanguages,
  usefulFor,
} from './textKinds.ts';
export type { BroadcastKind, TemplatedKind, TextLanguage, TextWords } from './textKinds.ts';
