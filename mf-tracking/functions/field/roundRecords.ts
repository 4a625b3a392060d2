import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  checkpointScanSchema,
  paths,
  serviceLogSchema,
  violationSchema,
  type CheckpointScan,
  type ServiceLog,
  type Violation,
} from 'shared-lib/domain';
import { roundSchema } from 'mf-tracking/domain';
import { roundDoorOf, roundScanOf, type RoundRecords } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { readAllPages } from 'backend/functions/core/summaries/transactions.ts';

/** The collections whose records belong to a shift report. */
export const roundCollections = ['serviceLogs', 'checkpointScans', 'violations'] as const;

export type RoundCollection = (typeof roundCollections)[number];

/** A record of a round, affected by an event. */
export interface RoundRecord {
  readonly collection: RoundCollection;
  readonly id: string;
  /** Paths of the documents it refers to and updates: they are read along with it. */
  readonly names: readonly string[];
}

/** Records of a round in their current state. */
export interface FoundRecords {
  readonly logs: readonly ServiceLog[];
  readonly scans: readonly CheckpointScan[];
  readonly violations: readonly Violation[];
}

export const roundRef = (customerId: string, { collection, id }: RoundRecord) =>
  firestore().collection(paths[collection](customerId)).doc(id);

/** The documents that are readable and belong to a report. */
export const recordsIn = (reportId: string, documents: readonly DocumentSnapshot[]): FoundRecords => {
  const of = (collection: RoundCollection) => documents.filter(({ ref }) => ref.parent.id === collection);
  const own = <R extends { readonly shiftReportId: string | null }>(found: readonly (R | null)[]): R[] =>
    found.filter((record) => record !== null).filter(({ shiftReportId }) => shiftReportId === reportId);
  return {
    logs: own(of('serviceLogs').map((found) => recordOf(serviceLogSchema, found))),
    scans: own(of('checkpointScans').map((found) => recordOf(checkpointScanSchema, found))),
    violations: own(of('violations').map((found) => recordOf(violationSchema, found))),
  };
};

/** All records of a report, from their collections. */
export const wholeRound = async (
  transaction: Transaction,
  customerId: string,
  reportId: string,
): Promise<FoundRecords> => {
  const found: DocumentSnapshot[] = [];
  for (const collection of roundCollections) {
    const records = firestore().collection(paths[collection](customerId));
    found.push(...(await readAllPages(transaction, records.where('shiftReportId', '==', reportId))));
  }
  return recordsIn(reportId, found);
};

/** Parses a stored round; null for one that is missing, damaged, or in another format. */
export const storedRound = (snapshot: DocumentSnapshot): RoundRecords | null => {
  const round = recordOf(roundSchema, snapshot);
  return round === null || round.damaged > 0 ? null : round;
};

/** The rows of some records. */
export const rowsOfFound = ({ logs, scans, violations }: FoundRecords): RoundRecords => ({
  doors: logs.map(roundDoorOf),
  scans: scans.map(roundScanOf),
  violations,
});

const withRows = <R extends { readonly id: string }>(
  before: readonly R[],
  changed: ReadonlySet<string>,
  now: readonly R[],
): R[] => [...before.filter(({ id }) => !changed.has(id)), ...now];

/**
 * A round updated with the current state of changed records; deleted ones and another report's are left out.
 */
export const withRecords = (
  before: RoundRecords,
  changed: readonly RoundRecord[],
  found: FoundRecords,
): RoundRecords => {
  const idsOf = (wanted: RoundCollection) =>
    new Set(changed.filter(({ collection }) => collection === wanted).map(({ id }) => id));
  const now = rowsOfFound(found);
  return {
    doors: withRows(before.doors, idsOf('serviceLogs'), now.doors),
    scans: withRows(before.scans, idsOf('checkpointScans'), now.scans),
    violations: withRows(before.violations, idsOf('violations'), now.violations),
  };
};
