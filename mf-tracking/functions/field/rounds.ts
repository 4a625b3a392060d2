import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { paths, type CheckpointScan, type ServiceLog } from 'shared-lib/domain';
import { roundOf, roundScanOf, type RoundRecords } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { inBatches } from 'backend/functions/core/summaries/inBatches.ts';
import { inTransaction, saveSummary } from 'backend/functions/core/summaries/transactions.ts';
import { DocumentsOnce } from './DocumentsOnce.ts';
import { checkRound, needsRoundCheck } from './roundCheck.ts';
import { planDoors } from './doors.ts';
import { planReport } from './reports.ts';
import {
  recordsIn,
  roundRef,
  rowsOfFound,
  storedRound,
  wholeRound,
  withRecords,
  type FoundRecords,
  type RoundRecord,
} from './roundRecords.ts';
import { evaluateRound, readScans } from './scans.ts';

/** Every scan of the given scans' checkpoints on their round: a later one may now be a repeat. */
const scansConcerned = async (
  documents: DocumentsOnce,
  customerId: string,
  known: RoundRecords,
  changed: readonly CheckpointScan[],
): Promise<CheckpointScan[]> => {
  const checkpointIds = new Set(changed.map(({ checkpointId }) => checkpointId));
  const here = new Set(changed.map(({ id }) => id));
  const others = known.scans.filter(
    ({ id, checkpointId }) => checkpointIds.has(checkpointId) && !here.has(id),
  );
  return [
    ...changed,
    ...(await readScans(
      documents,
      customerId,
      others.map(({ id }) => id),
    )),
  ];
};

/**
 * A round updated with the findings about some of its records: doors of other communities, and scan results.
 */
const withFindings = (
  round: RoundRecords,
  { logs }: FoundRecords,
  elsewhere: ReadonlySet<string>,
  judged: readonly CheckpointScan[],
): RoundRecords => {
  const looked = new Set(logs.map(({ id }) => id));
  const rows = new Map(judged.map((scan) => [scan.id, roundScanOf(scan)]));
  return {
    ...round,
    doors: round.doors.map((door) =>
      looked.has(door.id) ? { ...door, is: { ...door.is, elsewhere: elsewhere.has(door.id) } } : door,
    ),
    scans: round.scans.map((row) => rows.get(row.id) ?? row),
  };
};

/** A run's input and findings. */
interface Run {
  readonly known: RoundRecords | null;
  readonly found: FoundRecords;
  readonly round: RoundRecords;
}

const readRun = async (
  transaction: Transaction,
  documents: DocumentsOnce,
  customerId: string,
  reportId: string,
  stored: RoundRecords | null,
  changed: readonly RoundRecord[],
): Promise<Run> => {
  if (stored === null) {
    const found = await wholeRound(transaction, customerId, reportId);
    return { known: null, found, round: rowsOfFound(found) };
  }
  const snapshots = await documents.getAll(changed.map((record) => roundRef(customerId, record)));
  const found = recordsIn(reportId, snapshots);
  return { known: stored, found, round: withRecords(stored, changed, found) };
};

/**
 * Which rows of a round count as new: all of one that was never stored, none of an unreadable one, since they
 * were already counted; the daily repair counts again.
 */
const newIn = (wasKept: boolean, known: RoundRecords | null) => {
  const before = new Set(known?.doors.map(({ id }) => id));
  return ({ id }: ServiceLog): boolean => (known === null ? !wasKept : !before.has(id));
};

/**
 * Updates a round and everything derived from it in one transaction.
 * @param changed the records affected by events; null for all, from its sources
 * @returns the report as it was before
 */
const update = (
  customerId: string,
  reportId: string,
  changed: readonly RoundRecord[] | null,
): Promise<DocumentSnapshot | null> =>
  inTransaction(async (transaction) => {
    const documents = new DocumentsOnce(transaction);
    const [roundFound, reportFound] = await documents.getAll([
      firestore().doc(paths.round(customerId, reportId)),
      firestore().doc(paths.shiftReport(customerId, reportId)),
      ...(changed ?? []).map((record) => roundRef(customerId, record)),
      ...(changed ?? []).flatMap(({ names }) => names.map((path) => firestore().doc(path))),
    ]);
    if (!roundFound || !reportFound) return null;
    const stored = changed === null ? null : storedRound(roundFound);
    const { known, found, round } = await readRun(
      transaction,
      documents,
      customerId,
      reportId,
      stored,
      changed ?? [],
    );
    const doors = await planDoors(
      transaction,
      documents,
      customerId,
      found.logs,
      newIn(roundFound.exists, known),
    );
    const concerned = await scansConcerned(documents, customerId, round, found.scans);
    const judged = await evaluateRound(transaction, documents, customerId, concerned);
    const after = withFindings(round, found, doors.elsewhere, judged.scans);
    const writeReport = await planReport(transaction, customerId, reportFound, after);
    saveSummary(transaction, roundFound, roundOf(reportId, after));
    writeReport();
    judged.write();
    doors.write();
    return reportFound;
  });

const refresh = inBatches<RoundRecord | null>(async (key, items) => {
  const [customerId = '', reportId = ''] = key.split('/');
  const records = items.filter((record) => record !== null);
  const changed = new Map(records.map((record) => [`${record.collection}/${record.id}`, record]));
  const report = await update(customerId, reportId, [...changed.values()]);
  if (report !== null && needsRoundCheck(report, changed.size > 0)) await checkRound(customerId, reportId);
});

/**
 * Updates a round with one record's current state.
 * @param record null if the report itself has changed
 */
export const refreshRound = (
  customerId: string,
  reportId: string,
  record: RoundRecord | null,
): Promise<void> => refresh(`${customerId}/${reportId}`, record);

/** Rebuilds a round and everything derived from it from its sources. */
export const rebuildRound = async (customerId: string, reportId: string): Promise<void> => {
  await update(customerId, reportId, null);
};
