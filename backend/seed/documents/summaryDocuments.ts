import {
  addDays,
  cachedKinds,
  defaultTimeZone,
  earliestToday,
  nightClockInOutOf,
  nightShiftReportOf,
  paths,
} from 'shared-lib/domain';
import { accountSummaries } from '../../functions/core/summaries/domain/accountSummaries.ts';
import { groupBy } from 'shared-lib/domain/summaries';
import { recordChanges, summaryState } from '../../functions/core/summaries/domain/summaryState.ts';
import {
  countRequests,
  roundDoorOf,
  roundOf,
  roundScanOf,
  scoreMonthsOf,
  scoreNight,
} from 'mf-tracking/domain';
import { recordsIn } from '../seedRecords.ts';
import type { SeedDocument, SeedSet } from '../seedSet.ts';

const customerPath = /^customers\/([^/]+)$/;

/** Nights whose records still start triggers when seeded; older rounds are created on demand. */
const freshNights = 4;

/** The rounds of the last nights' reports. */
const roundsOf = (set: SeedSet, customerId: string, now: number): SeedDocument[] => {
  const since = addDays(earliestToday(now), -freshNights);
  const of = <R extends { readonly shiftReportId: string | null }>(records: readonly R[]) =>
    groupBy(records, ({ shiftReportId }) => shiftReportId);
  const logs = of(recordsIn(set, customerId, 'serviceLogs'));
  const scans = of(recordsIn(set, customerId, 'checkpointScans'));
  const violations = of(recordsIn(set, customerId, 'violations'));
  return recordsIn(set, customerId, 'shiftReports')
    .filter(({ serviceDate }) => serviceDate >= since)
    .map(({ id, serviceDate }) => ({
      path: paths.round(customerId, id),
      data: {
        ...roundOf(id, {
          doors: (logs.get(id) ?? []).map(roundDoorOf),
          scans: (scans.get(id) ?? []).map(roundScanOf),
          violations: violations.get(id) ?? [],
        }),
        updatedAt: new Date(now),
      },
      night: serviceDate,
    }));
};

/** The months of finished shifts and residents' requests, for scorecards. */
const scoresOf = (set: SeedSet, customerId: string, now: number): SeedDocument[] => {
  const clocks = groupBy(recordsIn(set, customerId, 'clockInOuts'), ({ serviceDate }) => serviceDate);
  const reports = groupBy(recordsIn(set, customerId, 'shiftReports'), ({ serviceDate }) => serviceDate);
  const shifts = [...new Set([...clocks.keys(), ...reports.keys()])].flatMap((night) =>
    scoreNight({
      shiftReports: (reports.get(night) ?? []).map(nightShiftReportOf),
      clockInOuts: (clocks.get(night) ?? []).map(nightClockInOutOf),
    }),
  );
  const zones = new Map(recordsIn(set, customerId, 'communities').map(({ id, timezone }) => [id, timezone]));
  const requests = countRequests(
    recordsIn(set, customerId, 'contactSubmissions'),
    (id) => zones.get(id) ?? defaultTimeZone,
  );
  return scoreMonthsOf({ shifts, requests }).map((data) => ({
    path: paths.scoreMonth(customerId, data.month),
    data: { ...data, updatedAt: new Date(now) },
  }));
};

/** The summaries of an owner's records, as the triggers would create them. */
const summariesOf = (set: SeedSet, customerId: string, now: number): SeedDocument[] => {
  const updatedAt = new Date(now);
  const summaries = accountSummaries(
    customerId,
    {
      team: recordsIn(set, customerId, 'team'),
      communities: recordsIn(set, customerId, 'communities'),
      assignedAgents: recordsIn(set, customerId, 'assignedAgents'),
      requests: recordsIn(set, customerId, 'requests'),
      shiftReports: recordsIn(set, customerId, 'shiftReports'),
      clockInOuts: recordsIn(set, customerId, 'clockInOuts'),
      violations: recordsIn(set, customerId, 'violations'),
      units: recordsIn(set, customerId, 'units'),
      serviceLogs: recordsIn(set, customerId, 'serviceLogs'),
    },
    now,
  );
  return [
    ...summaries.map(({ data, ...place }) => ({ ...place, data: { ...data, updatedAt } })),
    ...roundsOf(set, customerId, now),
    ...scoresOf(set, customerId, now),
    ...cachedKinds.map((kind) => ({
      path: paths.recordChanges(customerId, kind),
      data: { ...recordChanges('seed'), updatedAt },
    })),
    { path: paths.summaryState(customerId), data: { ...summaryState({ builtAt: updatedAt }), updatedAt } },
  ];
};

/**
 * A data set with its owners' summaries. They are written first: then the triggers find each of the thousands of records in place, and
 * lists are complete immediately.
 * @param now epoch milliseconds
 */
export const withSummaries = (set: SeedSet, now: number): SeedSet => {
  const owners = set.documents.flatMap(({ path }) => customerPath.exec(path)?.[1] ?? []);
  return {
    ...set,
    documents: [...owners.flatMap((customerId) => summariesOf(set, customerId, now)), ...set.documents],
  };
};
