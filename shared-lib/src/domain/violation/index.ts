export { violationSchema, violationStatuses } from './violation.ts';
export type { Violation } from './violation.ts';
export { newViolationTypeSchema, violationTypeSchema } from './violationType.ts';
export type { ViolationType } from './violationType.ts';
