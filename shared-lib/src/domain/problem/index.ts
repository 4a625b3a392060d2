export { groupProblems, type ProblemGroup } from './groupProblems.ts';
export {
  problemCountSchema,
  problemDays,
  problemRecordSchema,
  problemReportOf,
  problemReportSchema,
  scrubbedReport,
} from './problemReport.ts';
export type { ProblemRecord, ProblemReport } from './problemReport.ts';
