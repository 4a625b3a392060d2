export { payPeriodCalls } from './calls.ts';
export {
  maxNamedObstacles,
  obstaclesOf,
  payPeriodActSchema,
  planPayPeriodChange,
} from './payPeriodChange.ts';
export type { PayPeriodAction, CalculatedPeriod } from './payPeriodChange.ts';
export { maxPayPeriodEvents, payPeriodSchema } from './payPeriod.ts';
export type { PayPeriod } from './payPeriod.ts';
export {
  nightHours,
  payOfMembers,
  payRowsOf,
  payRowsSchema,
  payRowsText,
  payTotalsOf,
  totalHours,
  writePayRows,
} from './payRows.ts';
export type { FrozenPay, MemberPay, PaidRecord, PayRow } from './payRows.ts';
export { maxProgressPeriods, paidRecordOf, progressOf } from './periodProgress.ts';
export type { PeriodProgress } from './periodProgress.ts';
export { payNightsAt, payPeriodAt, payPeriodsUpTo } from './periods.ts';
export type { PayNights } from './periods.ts';
