export { violationCalls } from './calls.ts';
export {
  caseNumberOf,
  countsAgainstUnit,
  firstCountedNight,
  occurrenceOf,
  repairableViolations,
} from './derivedCase.ts';
export { noticeStateOf, noticesAfterDelivery } from './noticeDelivery.ts';
export { checkPhoto, haveSameFindings, photoStateOf } from './photoChecks.ts';
export type { PhotoState } from './photoChecks.ts';
export { caseRefusals, planViolationChange, possibleActions } from './planViolationChange.ts';
export type { CaseFacts, CasePlan, CaseRefusal } from './planViolationChange.ts';
export { violationSchema } from './record.ts';
export type { PhotoCheck, Violation } from './record.ts';
export { endOfDay, noticeFacts } from './noticeLetter.ts';
export { planResidentAnswer, pendingAnswer } from './planResidentAnswer.ts';
export type { AnswerFacts } from './planResidentAnswer.ts';
export { disputeDecisions, maxCaseWords } from './violation.ts';
export {
  caseStepSchemas,
  maxApproved,
  rejectionFormSchema,
  rejectionReasons,
  violationChangeSchema,
} from './violationChange.ts';
export type { Approval, ViolationChange, ViolationStep } from './violationChange.ts';
export { usualFineOn } from './violationType.ts';
export { citableRules } from './citableRules.ts';
