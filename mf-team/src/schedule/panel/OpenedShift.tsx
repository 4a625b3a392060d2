import type { ShiftPlace } from 'shared-lib/domain';
import type { History } from '../editing/history.ts';
import { useEditing } from '../editing/useEditing.ts';
import type { WeekRecords, WeekRow } from '../week/weekGridOf.ts';
import { mondayOf, weekDates } from '../week/weekOf.ts';
import { OpenedShifts } from './OpenedShifts.tsx';

interface OpenedShiftProps {
  place: ShiftPlace;
  /** Rows that have the shift's date among their cells. */
  rows: readonly WeekRow[];
  records: WeekRecords;
  history: History;
  onClose: () => void;
}

/** The panel of a shift where nothing else can be worked on: only its own week is looked at. */
export function OpenedShift({ place, rows, records, history, onClose }: OpenedShiftProps) {
  const editing = useEditing(records, weekDates(mondayOf(place.serviceDate)), history);
  return (
    <OpenedShifts places={[place]} rows={rows} team={records.team} editing={editing} onClose={onClose} />
  );
}
