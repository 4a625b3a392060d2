export { parseCaseNumber } from './parseCaseNumber.ts';
export { parseReportSearch, type ReportSearch } from './parseReportSearch.ts';
