export { maxPayPeriodEvents, payPeriodSchema } from './payPeriod.ts';
export type { PayPeriod, PayTotals } from './payPeriod.ts';
export { payFrequencies, payNightsAt, payPeriodAt, payPeriodsUpTo, payrollSchema } from './periods.ts';
export type { PayNights, Payroll } from './periods.ts';
export {
  decimalHours,
  nightHours,
  payObstacleOf,
  payObstacles,
  payOfMembers,
  payRowsOf,
  payRowsSchema,
  payTotalsOf,
  totalHours,
  writePayRows,
} from './payRows.ts';
export type { FrozenPay, MemberPay, PaidRecord, PayObstacle, PayRow } from './payRows.ts';
export {
  lockedPeriodAt,
  maxNamedObstacles,
  obstaclesOf,
  payPeriodActSchema,
  payPeriodQuestionSchema,
  planPayPeriodChange,
  reckonedPeriodSchema,
} from './payPeriodChange.ts';
export type {
  NamedObstacle,
  PayPeriodAct,
  PayPeriodPlan,
  PayPeriodRefusal,
  ReckonedPeriod,
} from './payPeriodChange.ts';
