export { longestProblem, problemReportOf } from './problemReportOf.ts';
export type { ProblemReport } from './problemReportOf.ts';
