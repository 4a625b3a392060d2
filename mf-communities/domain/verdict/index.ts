export { answerTemplateIds, answerTemplates, answerTo } from './answers.ts';
export type { AnswerTemplateId } from './answers.ts';
export { reportedNight, type VerdictFacts } from './nightOf.ts';

export { verdictOf } from './verdictOf.ts';
export {
  describeEvidence,
  formatNight,
  describeReason,
  formatTime,
  describeVerdict,
} from './verdictTexts.ts';
export type { VerdictLanguage } from './verdictTexts.ts';
