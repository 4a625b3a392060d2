/**
 * The parts of summaries that screens read. Code for functions that write them is in `index.ts`, a separate entry.
 */
export { summaryCalls } from './calls.ts';
export { cells } from './cells.ts';
export { directorySchemas } from './directory.ts';
export type { DirectoryEntry, DirectoryKind, DirectoryShard } from './directory.ts';
export { assignedAgentsIn } from './directoryAssignments.ts';
export type { DirectoryAssignments } from './directoryAssignments.ts';
export { directoryCommunityOf } from './directoryCommunity.ts';
export type { DirectoryCommunity } from './directoryCommunity.ts';
export { directoryMemberOf } from './directoryMember.ts';
export type { DirectoryMember } from './directoryMember.ts';
export { requestsListedSince } from './directoryRequests.ts';
export type { DirectoryRequests } from './directoryRequests.ts';
export { doorMonthSchema, doorNightOf, doorRowsOf, doorsOn, monthOf } from './doorMonth.ts';
export type { DoorMonth, DoorNight, DoorOnNight, DoorRow } from './doorMonth.ts';
export { groupBy } from './groupBy.ts';
export { nightClockInOutOf, nightShardSchema, nightShiftReportOf } from './nightShard.ts';
export type { NightClockInOut, NightShard, NightShiftReport } from './nightShard.ts';
export { nightTotalsSchema } from './nightTotals.ts';
export type { NightTotals } from './nightTotals.ts';
export { planCountsSchema } from './planCounts.ts';
export type { PlanCounts } from './planCounts.ts';
export { cachedKinds, recordChangesSchema } from './recordChanges.ts';
export type { CachedKind } from './recordChanges.ts';
export { rowFormat } from './rowFormat.ts';
export type { RowFormat } from './rowFormat.ts';
export { shardOf, shards } from './shardOf.ts';
export { rowsOf, summaryFields, summaryFormat } from './summaryFields.ts';
export { summaryStateSchema } from './summaryState.ts';
export type { SummaryState } from './summaryState.ts';
export { listedUnitOf, unitListSchema } from './unitList.ts';
export type { ListedUnit, UnitListShard } from './unitList.ts';
export { countOpen, violationCountsSchema } from './violationCounts.ts';
export type { CommunityViolations, ViolationCounts } from './violationCounts.ts';
