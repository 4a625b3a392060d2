import { doorName, type Unit } from 'shared-lib/domain';
import type { BinTag } from 'mf-communities/domain';

/** A bin tag as the list shows it. */
export interface BinTagRow {
  id: string;
  /** The text printed beside the code, or the id where there is none. */
  label: string;
  /** The unit at whose door it hangs, such as `A-101`; null when it hangs nowhere, empty for a unit that is gone. */
  unit: string | null;
  status: BinTag['status'];
  /** Whether another tag has taken its place. */
  isReplaced: boolean;
  /** The batch with which it was made; null for none. */
  batchId: string | null;
  /** Epoch milliseconds; null when it was never scanned. */
  lastScanAt: number | null;
}

type Door = Pick<Unit, 'id' | 'building' | 'unitNumber'>;

/** The ids of the units at whose doors bin tags hang, each once. */
export const unitIdsOf = (binTags: readonly Pick<BinTag, 'unitId'>[]): string[] =>
  [...new Set(binTags.flatMap(({ unitId }) => unitId ?? []))].sort();

/**
 * The bin tags of a community, each with the unit at whose door it is.
 * @param units null while they are not known; until then the tags' units are.
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
