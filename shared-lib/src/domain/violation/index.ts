export { citedName } from './citedName.ts';
export {
  endOfDay,
  noticeFacts,
  noticeLetter,
  noticePlaceholders,
  unknownPlaceholders,
} from './noticeLetter.ts';
export type {
  NoticeChannel,
  NoticeFacts,
  NoticeLanguage,
  NoticeLetter,
  NoticeTemplates,
} from './noticeLetter.ts';
export {
  answerRefusals,
  disputeFields,
  isWaiting,
  planResidentAnswer,
  waitingAnswer,
} from './planResidentAnswer.ts';
export type { AnswerPlan, AnswerRefusal } from './planResidentAnswer.ts';
export {
  answerFormSchemas,
  answerKinds,
  maxAnswerWords,
  maxMoreDays,
  noticeAnswerSchema,
} from './residentAnswer.ts';
export type { AnswerKind, NoticeAnswer, ResidentAnswer } from './residentAnswer.ts';
export {
  caseActs,
  disputeDecisions,
  maxCaseSteps,
  maxCaseWords,
  maxNoticeBytes,
  maxNoticeLevel,
  maxNotices,
  maxStepBytes,
  noticeChannels,
  noticeLanguages,
  noticeStates,
  severities,
  stepActs,
  violationSchema,
  violationStatuses,
} from './violation.ts';
export type { CaseAct, CaseStep, NoticeState, StepAct, Violation, ViolationNotice } from './violation.ts';
export {
  approvalSchema,
  caseStepSchemas,
  maxApproved,
  maxCureDays,
  maxFineCents,
  photoCheckOrderSchema,
  rejectionFormSchema,
  rejectionReasons,
  violationChangeSchema,
} from './violationChange.ts';
export type { Approval, ViolationChange, ViolationStep } from './violationChange.ts';
export {
  byTypeOrder,
  isOwnType,
  reportableTypes,
  typeNameIn,
  usualFineAt,
  violationTypeSchema,
} from './violationType.ts';
export type { ViolationType } from './violationType.ts';
export { mostPastFines } from './violationType.ts';
