export { caseNumberOf, countsLately, latelySince, occurrenceOf } from './derivedCase.ts';
export { noticeStateOf, noticesAfterDelivery } from './noticeDelivery.ts';
export { checkPhoto, foundSame, photoStateOf } from './photoChecks.ts';
export type { PhotoState } from './photoChecks.ts';
export { caseRefusals, planViolationChange, possibleActs } from './planViolationChange.ts';
export type { CaseFacts, CasePlan, CaseRefusal } from './planViolationChange.ts';
export { mendableViolations } from './mendableViolations.ts';
export { violationSchema } from './record.ts';
export type { PhotoCheck, Violation } from './record.ts';
