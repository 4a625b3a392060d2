/**
 * The building blocks of summaries. Only functions and the seed write them; pages read them with the schemas of
 * `shared-lib/domain`.
 */
export { assignmentRows } from './directoryAssignments.ts';
export { communityRows, directoryCommunityOf } from './directoryCommunity.ts';
export { directoryMemberOf, memberRows } from './directoryMember.ts';
export { requestRecordRows } from './directoryRequests.ts';
export { doorNightOf, doorRows, doorRowsOf, nightIndex, withNight } from './doorMonth.ts';
export type { DoorEntry, ExpectedNights } from './doorMonth.ts';
export { groupBy } from './groupBy.ts';
export { nightCoverageOf, nightCoverageRows, nightCoverageSchema } from './nightCoverage.ts';
export type { ReportCoverage } from './nightCoverage.ts';
export { nightClockInOutRows, nightShiftReportRows } from './nightShard.ts';
export { hashOf } from './shardOf.ts';
export { summaryFormat } from './summaryFields.ts';
export { listedUnitOf, unitRows } from './unitList.ts';
export { communityViolationRows, countOpen } from './violationCounts.ts';
