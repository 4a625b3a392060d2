export { citedName } from './citedName.ts';
export { noticeLetter, noticePlaceholders, unknownPlaceholders } from './noticeLetter.ts';
export type {
  NoticeChannel,
  NoticeFacts,
  NoticeLanguage,
  NoticeLetter,
  NoticeTemplates,
} from './noticeLetter.ts';
export { answerRefusals, type AnswerRefusal } from './answerRefusals.ts';
export { answerKinds, maxAnswerWords, maxMoreDays, maxNoticeAnswers } from './residentAnswer.ts';
export type { AnswerKind, ResidentAnswer } from './residentAnswer.ts';
export {
  caseActs,
  maxCaseSteps,
  noticeChannels,
  noticeLanguages,
  severities,
  stepActs,
  violationSchema,
  violationStatuses,
} from './violation.ts';
export type { CaseAct, CaseStep, StepAct, Violation, ViolationNotice } from './violation.ts';
export { maxFineCents } from './violationChange.ts';
export { maxPastFines, violationTypeSchema, type ViolationType } from './violationType.ts';
