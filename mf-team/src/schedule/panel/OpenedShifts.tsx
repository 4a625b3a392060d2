import type { ShiftPlace } from 'shared-lib/domain';
import type { Editing } from '../editing/useEditing.ts';
import type { WeekRecords, WeekRow } from '../week/weekGridOf.ts';
import { SelectionPanel } from './SelectionPanel.tsx';
import { ShiftPanel } from './ShiftPanel.tsx';

interface OpenedShiftsProps {
  /** At least one. */
  places: readonly ShiftPlace[];
  rows: readonly WeekRow[];
  team: WeekRecords['team'];
  editing: Editing;
  onClose: () => void;
}

/** The panel of what is opened: of one shift, or of several at once. */
export function OpenedShifts({ places, rows, team, editing, onClose }: OpenedShiftsProps) {
  const [place] = places;
  if (places.length > 1) {
    return <SelectionPanel places={places} team={team} editing={editing} onClose={onClose} />;
  }
  const row = rows.find(({ id }) => id === place?.communityId);
  const cell = row?.cells.find(({ date }) => date === place?.serviceDate);
  return row && cell ? (
    <ShiftPanel row={row} cell={cell} team={team} editing={editing} onClose={onClose} />
  ) : null;
}
