import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { binTagSchema, paths, unitSchema, type BinTag, type ServiceLog, type Unit } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';

/** Doors whose units and tags one transaction brings up to date: two writes each, of 500. */
const maxDoors = 200;

/** What was read of the doors of some service logs. */
export interface PlannedDoors {
  /** The ids of the logs of which the unit is not the community's. */
  readonly elsewhere: ReadonlySet<string>;
  readonly write: () => void;
}

const latest = (moments: readonly (number | null)[]): number =>
  Math.max(0, ...moments.map((moment) => moment ?? 0));

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

const readAll = async (transaction: Transaction, documentPaths: readonly string[]) =>
  documentPaths.length === 0 ? [] : transaction.getAll(...documentPaths.map((path) => firestore().doc(path)));

/** Service logs of a tag, at the community where it hangs: another one's code is no scan there, and neither is a correction. */
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
  if (at > (unit.lastServicedAt ?? 0)) transaction.update(ref, { lastServicedAt: Timestamp.fromMillis(at) });
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
  transaction.update(ref, { scanCount, ...(isLater && { lastScanAt: Timestamp.fromMillis(at) }) });
};

/**
 * Reads what service logs say of units and tags: when a unit was last serviced, when its tag was last scanned, and how often.
 * @param logs some that came
 * @param isNew whether a log was not known before, so that its tag has one scan more
 */
export const planDoors = async (
  transaction: Transaction,
  customerId: string,
  logs: readonly ServiceLog[],
  isNew: (log: ServiceLog) => boolean,
): Promise<PlannedDoors> => {
  const unitsFound = await readAll(
    transaction,
    idsOf(logs.map(({ unitId }) => unitId)).map((id) => paths.unit(customerId, id)),
  );
  const some = logs.slice(0, maxDoors);
  const tagsFound = await readAll(
    transaction,
    idsOf(some.map(({ binTagId }) => binTagId)).map((id) => paths.binTag(customerId, id)),
  );
  const communityOf = new Map(
    unitsFound.map((found) => [found.id, recordOf(unitSchema, found)?.communityId]),
  );
  const tags = tagsFound.flatMap((found) => {
    const tag = recordOf(binTagSchema, found);
    return tag ? [{ found, tag, scanCount: tag.scanCount + ofTag(some, tag).filter(isNew).length }] : [];
  });
  const write = () => {
    const unitIds = new Set(some.map(({ unitId }) => unitId));
    for (const found of unitsFound) {
      const unit = unitIds.has(found.id) ? recordOf(unitSchema, found) : null;
      if (unit) writeUnit(transaction, found, unit, some);
    }
    for (const { found, tag, scanCount } of tags) writeTag(transaction, found, tag, some, scanCount);
  };
  const strange = logs.filter(({ unitId, communityId }) => communityOf.get(unitId) !== communityId);
  return { elsewhere: new Set(strange.map(({ id }) => id)), write };
};
