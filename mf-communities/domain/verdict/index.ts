export { answerTemplateIds, answerTemplates, answerTo } from './answers.ts';
export type { AnswerTemplateId } from './answers.ts';
export type { DoorLog } from './doorOf.ts';
export type { VerdictFacts } from './nightOf.ts';
export { reportedNight } from './reportedNight.ts';

export { verdictOf } from './verdictOf.ts';
export { evidenceInWords, nightInWords, reasonInWords, timeInWords, verdictInWords } from './verdictWords.ts';
export type { VerdictLanguage } from './verdictWords.ts';
