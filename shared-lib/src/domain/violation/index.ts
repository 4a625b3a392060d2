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
export { answerKinds, maxAnswerWords, maxExtensionDays, maxNoticeAnswers } from './residentAnswer.ts';
export type { AnswerKind, ResidentAnswer } from './residentAnswer.ts';
export {
  caseActions,
  maxCaseSteps,
  noticeChannels,
  noticeLanguages,
  severities,
  stepActions,
  violationSchema,
  violationStatuses,
} from './violation.ts';
export type { CaseAction, CaseStep, StepAction, Violation, ViolationNotice } from './violation.ts';
export { maxFineCents } from './violationChange.ts';
export { maxPastFines, violationTypeSchema, type ViolationType } from './violationType.ts';
