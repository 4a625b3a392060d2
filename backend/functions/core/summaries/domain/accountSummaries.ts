import {
  type AssignedAgent,
  type ClockInOut,
  type Community,
  type ServiceLog,
  type RequestRecord,
  type ShiftReport,
  type TeamMember,
  type Unit,
  type Violation,
  withoutArchived,
  paths,
  type DirectoryEntry,
  type DirectoryKind,
  directoryCommunityOf,
  directoryMemberOf,
  nightClockInOutOf,
  nightShiftReportOf,
  groupBy,
  shardOf,
  shards,
  listedUnitOf,
  countOpen,
} from 'shared-lib/domain';
import { nightCoverageOf } from 'shared-lib/domain/summaries';
import {
  countTeam,
  directoryAssignmentsOf,
  directoryRequestsOf,
  directoryShard,
  planCounts,
} from './directory.ts';
import { doorMonthsOf } from './doorMonth.ts';
import { countReports, nightShard, nightTotals } from './nightShard.ts';
import { unitListOf } from './unitList.ts';
import { violationCounts } from './violationCounts.ts';

/** All records of an account that have summaries. */
export interface SummarySources {
  readonly team: readonly TeamMember[];
  readonly communities: readonly Community[];
  readonly assignedAgents: readonly AssignedAgent[];
  readonly requests: readonly RequestRecord[];
  readonly shiftReports: readonly ShiftReport[];
  readonly clockInOuts: readonly ClockInOut[];
  readonly violations: readonly Violation[];
  readonly units: readonly Unit[];
  readonly serviceLogs: readonly ServiceLog[];
}

/** A summary as stored, except `updatedAt`. */
export interface SummaryDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** `YYYY-MM-DD`, for a summary of one night. */
  readonly night?: string;
}

const directoryOf = <K extends DirectoryKind>(
  customerId: string,
  kind: K,
  entries: readonly DirectoryEntry<K>[],
): SummaryDocument[] => {
  const byShard = groupBy(entries, ({ id }) => shardOf(id));
  return shards.map((shard) => ({
    path: paths.directoryShard(customerId, kind, shard),
    data: directoryShard(kind, shard, byShard.get(shard) ?? []),
  }));
};

const nightOf = (
  customerId: string,
  date: string,
  shiftReports: readonly ShiftReport[],
  clockInOuts: readonly ClockInOut[],
): SummaryDocument[] => {
  const reports = groupBy(shiftReports, ({ communityId }) => shardOf(communityId));
  const clocks = groupBy(clockInOuts, ({ communityId }) => shardOf(communityId));
  const totals = nightTotals(date, countReports(shiftReports));
  return [
    { path: paths.night(customerId, date), data: totals, night: date },
    ...shards.map((shard) => ({
      path: paths.nightShard(customerId, date, shard),
      data: nightShard(date, shard, {
        shiftReports: (reports.get(shard) ?? []).map(nightShiftReportOf),
        clockInOuts: (clocks.get(shard) ?? []).map(nightClockInOutOf),
        coverage: (reports.get(shard) ?? []).flatMap(nightCoverageOf),
      }),
      night: date,
    })),
  ];
};

/**
 * All summaries of an account, from all of its records; there are none for a night without records or a community
 * without units. The triggers maintain the same, one change at a time.
 * @param now epoch milliseconds
 */
export const accountSummaries = (
  customerId: string,
  sources: SummarySources,
  now: number,
): SummaryDocument[] => {
  const { team, communities, violations } = sources;
  const agents = groupBy(sources.assignedAgents, ({ communityId }) => communityId);
  const reports = groupBy(sources.shiftReports, ({ serviceDate }) => serviceDate);
  const clocks = groupBy(sources.clockInOuts, ({ serviceDate }) => serviceDate);
  const units = groupBy(sources.units, ({ communityId }) => communityId);
  const dates = [...new Set([...reports.keys(), ...clocks.keys()])].sort();
  return [
    ...directoryOf(customerId, 'team', team.map(directoryMemberOf)),
    ...directoryOf(customerId, 'communities', communities.map(directoryCommunityOf)),
    ...directoryOf(
      customerId,
      'assignments',
      Array.from(agents, ([communityId, own]) => directoryAssignmentsOf(communityId, own)).filter(
        (entry) => entry !== null,
      ),
    ),
    ...directoryOf(
      customerId,
      'requests',
      sources.requests.map((record) => directoryRequestsOf(record, now)),
    ),
    {
      path: paths.planCounts(customerId),
      data: planCounts({ ...countTeam(team), communities: withoutArchived(communities).length }),
    },
    {
      path: paths.violationCounts(customerId),
      data: violationCounts(
        countOpen(violations.filter(({ status }) => status === 'open')),
        violations.filter(({ reviewStatus }) => reviewStatus === 'pending').length,
      ),
    },
    ...Array.from(units, ([communityId, own]) =>
      unitListOf(customerId, communityId, own.map(listedUnitOf)),
    ).flat(),
    ...doorMonthsOf(customerId, sources.serviceLogs, sources.shiftReports),
    ...dates.flatMap((date) => nightOf(customerId, date, reports.get(date) ?? [], clocks.get(date) ?? [])),
  ];
};
