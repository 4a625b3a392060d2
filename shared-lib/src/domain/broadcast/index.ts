export {
  broadcastCounts,
  broadcastLimits,
  broadcastSchema,
  broadcastStatuses,
  broadcastWords,
} from './broadcast.ts';
export type { Broadcast } from './broadcast.ts';
export { checkTemplate } from './checkWords.ts';
export type { WordsProblem } from './checkWords.ts';
export { canText, skipReasons } from './canText.ts';
export type { SkipReason, TextedUnit } from './canText.ts';
export { plainLetters, senderOf, withSender } from './renderText.ts';
export { broadcastKinds, templatedKinds, textLanguages } from './textKinds.ts';
export type { BroadcastKind, TemplatedKind, TextLanguage, TextWords } from './textKinds.ts';
