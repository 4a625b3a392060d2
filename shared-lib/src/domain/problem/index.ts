export { longestProblem, problemReportOf, scrubbedReport } from './problemReportOf.ts';
export type { ProblemReport } from './problemReportOf.ts';
