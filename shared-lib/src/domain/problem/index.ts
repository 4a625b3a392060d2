export { longestProblem, problemReportOf, type ProblemReport } from './problemReportOf.ts';
