import type { ShiftPlace } from 'shared-lib/domain';
import type { History } from '../editing/history.ts';
import { useEditing, type Editing } from '../editing/useEditing.ts';
import { SelectionPanel } from './SelectionPanel.tsx';
import { ShiftPanel } from './ShiftPanel.tsx';
import type { WeekRecords, WeekRow } from '../rows/weekGridOf.ts';
import { mondayOf, weekDates } from '../rows/weekOf.ts';

interface OpenedShiftProps {
  place: ShiftPlace;
  /** Rows whose cells include the shift's date. */
  rows: readonly WeekRow[];
  records: WeekRecords;
  history: History;
  onClose: () => void;
}

/** The shift panel for views that can't edit shifts. It loads only the shift's week. */
export function OpenedShift({ place, rows, records, history, onClose }: OpenedShiftProps) {
  const editing = useEditing(records, weekDates(mondayOf(place.serviceDate)), history);
  return (
    <OpenedShifts places={[place]} rows={rows} team={records.team} editing={editing} onClose={onClose} />
  );
}

interface OpenedShiftsProps {
  /** At least one. */
  places: readonly ShiftPlace[];
  rows: readonly WeekRow[];
  team: WeekRecords['team'];
  editing: Editing;
  onClose: () => void;
}

/** The panel of the opened shifts: one, or several at once. */
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
