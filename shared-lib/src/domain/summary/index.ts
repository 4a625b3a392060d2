/** What makes summaries. Only functions and the seed do; the page reads them by the schemas of `shared-lib/domain`. */
export { accountSummaries } from './accountSummaries.ts';
export type { SummarySources } from './accountSummaries.ts';
export { hashOf } from './shardOf.ts';
export { summaryState } from './summaryState.ts';
