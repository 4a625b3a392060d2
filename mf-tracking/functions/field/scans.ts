import type { Transaction } from 'firebase-admin/firestore';
import { checkpointOn } from 'mf-tracking/domain';
import {
  checkpointScanSchema,
  checkpointSchema,
  communitySchema,
  paths,
  planOn,
  type CheckpointScan,
} from 'shared-lib/domain';
import { geofenceOn } from 'mf-tracking/domain';
import { evaluateScans, type ScanVerdict } from 'mf-tracking/domain';
import { groupBy } from 'shared-lib/domain/summaries';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import type { DocumentsOnce } from './DocumentsOnce.ts';

const isSame = (scan: CheckpointScan, { result, flags }: ScanVerdict): boolean =>
  scan.result === result && scan.flags.join() === flags.join();

/** The results of some scans. */
export interface EvaluatedScans {
  /** The current scans of all affected checkpoints, with their results. */
  readonly scans: readonly CheckpointScan[];
  readonly write: () => void;
}

/**
 * Judges the scans of some checkpoints on a round.
 * @param documents the transaction's reader
 * @param scans all of these checkpoints on that round, at one community
 */
export const evaluateRound = async (
  transaction: Transaction,
  documents: DocumentsOnce,
  customerId: string,
  scans: readonly CheckpointScan[],
): Promise<EvaluatedScans> => {
  const [{ communityId, serviceDate } = { communityId: null, serviceDate: '' }] = scans;
  if (communityId === null) return { scans: [], write: () => {} };
  const byCheckpoint = groupBy(scans, ({ checkpointId }) => checkpointId);
  const [placeFound, ...found] = await documents.getAll([
    firestore().doc(paths.community(customerId, communityId)),
    ...[...byCheckpoint.keys()].map((id) => firestore().doc(paths.checkpoint(customerId, id))),
  ]);
  const place = placeFound && recordOf(communitySchema, placeFound);
  if (!place) return { scans, write: () => {} };
  const checkpoints = found.map((snapshot) => ({
    snapshot,
    checkpoint: recordOf(checkpointSchema, snapshot),
  }));
  const verdicts = new Map(
    checkpoints.flatMap(({ snapshot, checkpoint }) => [
      ...evaluateScans(
        checkpoint && checkpointOn(checkpoint, serviceDate),
        geofenceOn(planOn(place, serviceDate), serviceDate),
        byCheckpoint.get(snapshot.id) ?? [],
      ),
    ]),
  );
  const judged = scans.map((scan) => ({ ...scan, ...verdicts.get(scan.id) }));

  const write = () => {
    for (const scan of scans) {
      const verdict = verdicts.get(scan.id);
      if (!verdict || isSame(scan, verdict)) continue;
      const { result, flags } = verdict;
      const reference = firestore().collection(paths.checkpointScans(customerId)).doc(scan.id);
      transaction.update(reference, { result, flags: [...flags] });
    }
    for (const { snapshot, checkpoint } of checkpoints) {
      const own = (byCheckpoint.get(snapshot.id) ?? []).filter(() => checkpoint?.communityId === communityId);
      const last = own.toSorted((one, other) => (one.scannedAt ?? 0) - (other.scannedAt ?? 0)).at(-1);
      if (last?.scannedAt && checkpoint && last.scannedAt > (checkpoint.lastScannedAt ?? 0)) {
        const scanned = { lastScannedAt: last.scannedAt, lastScannedBy: last.memberId };
        transaction.update(snapshot.ref, storedFields(checkpointSchema, scanned));
      }
    }
  };
  return { scans: judged, write };
};

/** The current scans, by id. */
export const readScans = async (
  documents: DocumentsOnce,
  customerId: string,
  ids: readonly string[],
): Promise<CheckpointScan[]> => {
  const collection = firestore().collection(paths.checkpointScans(customerId));
  const found = await documents.getAll(ids.map((id) => collection.doc(id)));
  return found.flatMap((snapshot) => recordOf(checkpointScanSchema, snapshot) ?? []);
};
