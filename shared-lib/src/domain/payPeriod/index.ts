export { maxPayPeriodEvents, payPeriodSchema } from './payPeriod.ts';
export type { PayPeriod, PayTotals } from './payPeriod.ts';
export { payFrequencies, payrollSchema } from './periods.ts';
export type { Payroll } from './periods.ts';
export { decimalHours } from './payRows.ts';
export { lockedPeriodAt } from './payPeriodChange.ts';
export { hundredthsOf } from './payRows.ts';
export { lastPayrollDay } from './periods.ts';
