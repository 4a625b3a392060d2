export { broadcastLimits, broadcastRowSchema } from './broadcast.ts';
export { checkTemplate, type WordsProblem } from './checkWords.ts';
export { canText } from './canText.ts';
export { toGsmAlphabet, senderOf, withSender } from './renderText.ts';
export { broadcastKinds, templatedKinds, textLanguages } from './textKinds.ts';
export type { BroadcastKind, TemplatedKind, TextLanguage, TextWords } from './textKinds.ts';
