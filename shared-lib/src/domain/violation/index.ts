export { caseNumberOf, countsLately, latelySince, occurrenceOf } from './derivedCase.ts';
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
export { checkPhoto, foundSame, photoStateOf } from './photoChecks.ts';
export type { PhotoState } from './photoChecks.ts';
export { caseRefusals, planViolationChange, possibleActs } from './planViolationChange.ts';
export type { CaseFacts, CasePlan, CaseRefusal } from './planViolationChange.ts';
export {
  caseActs,
  disputeDecisions,
  maxCaseWords,
  maxNoticeLevel,
  noticeChannels,
  noticeLanguages,
  violationSchema,
  violationStatuses,
} from './violation.ts';
export type { CaseAct, CaseStep, PhotoCheck, Violation, ViolationNotice } from './violation.ts';
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
export { newViolationTypeSchema, violationTypeSchema } from './violationType.ts';
export type { ViolationType } from './violationType.ts';
