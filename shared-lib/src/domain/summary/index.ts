/** What makes summaries. Only functions and the seed do; the page reads them by the schemas of `shared-lib/domain`. */
export { accountSummaries } from './accountSummaries.ts';
export type { SummaryDocument, SummarySources } from './accountSummaries.ts';
export { directoryShard } from './directory.ts';
export { directoryAssignmentsOf } from './directoryAssignments.ts';
export { directoryCommunityOf } from './directoryCommunity.ts';
export { directoryMemberOf } from './directoryMember.ts';
export { directoryRequestsOf } from './directoryRequests.ts';
export {
  doorMonth,
  doorMonthsOf,
  doorNightOf,
  doorRowsOf,
  expectedNightsOf,
  withExpected,
  withNight,
} from './doorMonth.ts';
export { grouped } from './grouped.ts';
export { nightShard } from './nightShard.ts';
export { countReports, nightTotals } from './nightTotals.ts';
export { countTeam, planCounts } from './planCounts.ts';
export { recordChanges } from './recordChanges.ts';
export { hashOf } from './shardOf.ts';
export { summaryFormat } from './summaryFields.ts';
export { summaryState } from './summaryState.ts';
export { countOpen, violationCounts } from './violationCounts.ts';
export { listedUnitOf, unitListOf, unitListShard } from './unitList.ts';
