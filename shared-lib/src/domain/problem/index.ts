export {
  problemCountSchema,
  problemDays,
  problemRecordSchema,
  problemReportSchema,
} from './problemReport.ts';
export { problemReportOf, scrubbedReport } from './problemReportOf.ts';
export type { ProblemReport } from './problemReportOf.ts';
export type { ProblemRecord } from './problemReport.ts';
