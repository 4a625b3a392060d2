import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { paths, unitSchema, type ServiceLog, type Unit } from 'shared-lib/domain';
import { binTagSchema, type BinTag } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import type { DocumentsOnce } from './DocumentsOnce.ts';

/** How many doors one transaction updates: two writes each for units and tags, of 500. */
const maxDoors = 200;

/** The doors of some service logs, as read. */
export interface PlannedDoors {
  /** The ids of logs whose unit isn't the community's. */
  readonly elsewhere: ReadonlySet<string>;
  readonly write: () => void;
}

const latest = (moments: readonly (number | null)[]): number =>
  Math.max(0, ...moments.map((moment) => moment ?? 0));

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/**
 * Service logs of a tag, in its own community: another community's code doesn't count as a scan here, and
 * neither does a correction.
 */
const ofTag = (logs: readonly ServiceLog[], tag: BinTag): ServiceLog[] =>
  logs.filter(
    ({ binTagId, communityId, corrects }) =>
      binTagId === tag.id && communityId === tag.communityId && corrects === null,
  );

const writeUnit = (
  transaction: Transaction,
  { ref }: DocumentSnapshot,
  unit: Unit,
  logs: readonly ServiceLog[],
): void => {
  const own = logs.filter(
    ({ unitId, communityId }) => unitId === unit.id && communityId === unit.communityId,
  );
  const at = latest(
    own.filter(({ outcome }) => outcome !== 'notCollected').map(({ servicedAt }) => servicedAt),
  );
  if (at > (unit.lastServicedAt ?? 0))
    transaction.update(ref, storedFields(unitSchema, { lastServicedAt: at }));
};

const writeTag = (
  transaction: Transaction,
  { ref }: DocumentSnapshot,
  tag: BinTag,
  logs: readonly ServiceLog[],
  scanCount: number,
): void => {
  const at = latest(ofTag(logs, tag).map(({ servicedAt }) => servicedAt));
  if (at <= (tag.lastScanAt ?? 0) && scanCount === tag.scanCount) return;
  const isLater = at > (tag.lastScanAt ?? 0);
  transaction.update(ref, storedFields(binTagSchema, { scanCount, ...(isLater && { lastScanAt: at }) }));
};

/**
 * Derives units' and tags' fields from service logs: last service, last scan, and number of scans.
 * @param documents the transaction's reader
 * @param logs some new ones
 * @param isNew whether a log was not known before, so that its tag gets one more scan
 */
export const planDoors = async (
  transaction: Transaction,
  documents: DocumentsOnce,
  customerId: string,
  logs: readonly ServiceLog[],
  isNew: (log: ServiceLog) => boolean,
): Promise<PlannedDoors> => {
  const some = logs.slice(0, maxDoors);
  const units = idsOf(logs.map(({ unitId }) => unitId)).map((id) =>
    firestore().doc(paths.unit(customerId, id)),
  );
  const tags = idsOf(some.map(({ binTagId }) => binTagId)).map((id) =>
    firestore().doc(paths.binTag(customerId, id)),
  );
  const found = await documents.getAll([...units, ...tags]);
  const [unitsFound, tagsFound] = [found.slice(0, units.length), found.slice(units.length)];
  const communityOf = new Map(
    unitsFound.map((snapshot) => [snapshot.id, recordOf(unitSchema, snapshot)?.communityId]),
  );
  const scanned = tagsFound.flatMap((snapshot) => {
    const tag = recordOf(binTagSchema, snapshot);
    return tag ? [{ snapshot, tag, scanCount: tag.scanCount + ofTag(some, tag).filter(isNew).length }] : [];
  });
  const write = () => {
    const unitIds = new Set(some.map(({ unitId }) => unitId));
    for (const snapshot of unitsFound) {
      const unit = unitIds.has(snapshot.id) ? recordOf(unitSchema, snapshot) : null;
      if (unit) writeUnit(transaction, snapshot, unit, some);
    }
    for (const { snapshot, tag, scanCount } of scanned) writeTag(transaction, snapshot, tag, some, scanCount);
  };
  const strange = logs.filter(({ unitId, communityId }) => communityOf.get(unitId) !== communityId);
  return { elsewhere: new Set(strange.map(({ id }) => id)), write };
};
