import { doorName, type Unit } from 'shared-lib/domain';
import type { BinTag } from 'mf-communities/domain';

/** A bin tag as the list shows it. */
export interface BinTagRow {
  id: string;
  /** The text printed next to the code, or the id if there is none. */
  label: string;
  /** The tag's unit, such as `A-101`; null if it has none, empty for a deleted unit. */
  unit: string | null;
  status: BinTag['status'];
  /** Whether another tag has replaced it. */
  isReplaced: boolean;
  /** Its batch; null for none. */
  batchId: string | null;
  /** Epoch milliseconds; null if it was never scanned. */
  lastScanAt: number | null;
}

type Door = Pick<Unit, 'id' | 'building' | 'unitNumber'>;

/** The ids of the bin tags' units, without duplicates. */
export const unitIdsOf = (binTags: readonly Pick<BinTag, 'unitId'>[]): string[] =>
  [...new Set(binTags.flatMap(({ unitId }) => unitId ?? []))].sort();

/**
 * A community's bin tags, each with its unit.
 * @param units null while loading; until then the tags' units are null, too.
 */
export function binTagRows(binTags: readonly BinTag[], units: readonly Door[] | null): BinTagRow[] {
  const doors = new Map(units?.map((unit) => [unit.id, doorName(unit)]));
  return binTags.map(({ id, label, unitId, status, replacedById, printBatchId, lastScanAt }) => ({
    id,
    label: label || id,
    unit: unitId === null ? null : (doors.get(unitId) ?? (units === null ? '…' : '')),
    status,
    isReplaced: replacedById !== null,
    batchId: printBatchId,
    lastScanAt,
  }));
}
