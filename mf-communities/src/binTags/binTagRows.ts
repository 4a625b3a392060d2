import type { BinTag, Unit } from 'shared-lib/domain';

/** What the list of bin tags says of one. */
export interface BinTagRow {
  id: string;
  /** What is printed beside the code; the id where nothing is. */
  label: string;
  /** Where it hangs, such as `A-101`; null when it hangs nowhere, empty for a unit that is gone. */
  unit: string | null;
  status: BinTag['status'];
  /** Epoch milliseconds; null when it was never scanned. */
  lastScanAt: number | null;
}

type Door = Pick<Unit, 'id' | 'building' | 'unitNumber'>;

const doorName = ({ building, unitNumber }: Door) => [building, unitNumber].filter(Boolean).join('-');

/** The bin tags of a community, each with the unit at whose door it is. */
export function binTagRows(binTags: readonly BinTag[], units: readonly Door[]): BinTagRow[] {
  const doors = new Map(units.map((unit) => [unit.id, doorName(unit)]));
  return binTags.map(({ id, label, unitId, status, lastScanAt }) => ({
    id,
    label: label || id,
    unit: unitId === null ? null : (doors.get(unitId) ?? ''),
    status,
    lastScanAt,
  }));
}
