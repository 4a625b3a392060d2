export { maxProblemLength, problemReportOf, type ProblemReport } from './problemReportOf.ts';
