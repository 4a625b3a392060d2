export { lockedPeriodAt, payPeriodRowSchema } from './payPeriod.ts';
export { payFrequencies, payrollSchema, lastPayrollDay, type Payroll } from './periods.ts';
export { decimalHours, hundredthsOf } from './payRows.ts';
