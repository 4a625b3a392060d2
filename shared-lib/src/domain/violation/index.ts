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
export type {
  CaseAct,
  CaseStep,
  NoticeState,
  PhotoCheck,
  StepAct,
  Violation,
  ViolationNotice,
} from './violation.ts';
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
  planNewType,
  planTypeAct,
  planTypeEdit,
  planTypeMerge,
  typeNameProblems,
  typeRefusals,
  typesAfterMove,
} from './planTypeChange.ts';
export type { RefusedTypeField, TypePlan, TypeRefusal } from './planTypeChange.ts';
export {
  byTypeOrder,
  isOwnType,
  reportableTypes,
  typeNameIn,
  usualFineAt,
  violationTypeSchema,
} from './violationType.ts';
export type { ViolationType } from './violationType.ts';
export {
  blankViolationType,
  maxTemplate,
  maxViolationTypes,
  violationTypeActSchema,
  violationTypeEditSchema,
  violationTypeFields,
  violationTypeFormOf,
  violationTypeFormSchema,
  violationTypeMergeSchema,
} from './violationTypeChange.ts';
export type {
  ViolationTypeAct,
  ViolationTypeEdit,
  ViolationTypeForm,
  ViolationTypeMerge,
} from './violationTypeChange.ts';
