export { lockedPeriodAt, payPeriodRowSchema } from './payPeriod.ts';
export { payFrequencies, payrollSchema } from './periods.ts';
export type { Payroll } from './periods.ts';
export { decimalHours } from './payRows.ts';
export { hundredthsOf } from './payRows.ts';
export { lastPayrollDay } from './periods.ts';
