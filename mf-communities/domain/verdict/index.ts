export { answerTemplateIds, answerTemplates, answerTo } from './answers.ts';
export type { AnswerTemplateId } from './answers.ts';
export type { VerdictFacts } from './nightOf.ts';
export { reportedNight } from './reportedNight.ts';

export { verdictOf } from './verdictOf.ts';
export {
  describeEvidence,
  formatNight,
  describeReason,
  formatTime,
  describeVerdict,
} from './verdictWords.ts';
export type { VerdictLanguage } from './verdictWords.ts';
