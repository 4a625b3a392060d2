import type { ShiftPlace } from 'shared-lib/domain';
import type { History } from '../editing/history.ts';
import type { Scope } from '../editing/planStep.ts';
import { useEditing, type Editing } from '../editing/useEditing.ts';
import { SelectionPanel } from './SelectionPanel.tsx';
import { ShiftPanel } from './ShiftPanel.tsx';
import type { WeekRecords, WeekRow } from '../rows/weekGridOf.ts';
import { mondayOf, weekDates } from '../rows/weekOf.ts';

interface OpenedShiftProps extends Pick<OpenedShiftsProps, 'places' | 'scope'> {
  /** Rows whose cells include the shifts' dates. */
  rows: readonly WeekRow[];
  records: WeekRecords;
  history: History;
  onClose: () => void;
}

/** The shift panel for views that can't edit shifts. It plans only the shifts' weeks. */
export function SelectedShift({ places, scope, rows, records, history, onClose }: OpenedShiftProps) {
  const weeks = [...new Set(places.map(({ serviceDate }) => mondayOf(serviceDate)))].sort();
  const editing = useEditing(records, weeks.flatMap(weekDates), history);
  const { team } = records;
  return (
    <OpenedShifts places={places} scope={scope} rows={rows} team={team} editing={editing} onClose={onClose} />
  );
}

interface OpenedShiftsProps {
  /** At least one. */
  places: readonly ShiftPlace[];
  /** The form's initial selection; if missing, that night only. */
  scope?: Scope | undefined;
  rows: readonly WeekRow[];
  team: WeekRecords['team'];
  editing: Editing;
  onClose: () => void;
}

/** The panel of the opened shifts: one, or several at once. */
export function OpenedShifts({ places, scope, rows, team, editing, onClose }: OpenedShiftsProps) {
  const [place] = places;
  const row = rows.find(({ id }) => id === place?.communityId);
  const cell = row?.cells.find(({ date }) => date === place?.serviceDate);
  const shared = { scope, team, editing, onClose };
  // A gap's next night may be outside the displayed month.
  if (places.length > 1 || (scope === 'week' && !cell)) {
    return <SelectionPanel places={places} {...shared} />;
  }
  return row && cell ? <ShiftPanel row={row} cell={cell} {...shared} /> : null;
}
