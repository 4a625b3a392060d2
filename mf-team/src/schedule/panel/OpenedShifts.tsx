import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { History } from '../editing/history.ts';
import type { Scope } from '../editing/planStep.ts';
import { useEditing, type Editing } from '../editing/useEditing.ts';
import { ShiftPanel } from './ShiftPanel.tsx';
import type { WeekRecords, WeekRow } from '../rows/weekGridOf.ts';
import { mondayOf, weekDates } from '../rows/weekOf.ts';
import styles from './AssignForm.module.css';
import { AssignForm } from './AssignForm.tsx';
import { SidePanel } from './SidePanel.tsx';

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

/** How many shifts are named; the rest are counted. */
const named = 6;

interface SelectionPanelProps {
  /** At least two. */
  places: readonly ShiftPlace[];
  scope?: Scope | undefined;
  team: WeekRecords['team'];
  editing: Editing;
  onClose: () => void;
}

/** Several shifts at once: assigns all of them to one specialist, or unassigns them. */
function SelectionPanel({ places, scope, team, editing, onClose }: SelectionPanelProps) {
  const { t } = useTexts('mf-team');
  return (
    <SidePanel
      title={t('schedule.edit.many', { count: places.length })}
      openKey="selection"
      onClose={onClose}
    >
      <ul className={`vh-list vh-soft ${styles.shifts}`}>
        {places.slice(0, named).map((place) => (
          <li key={place.serviceDate + place.communityId} className="vh-cut" dir="auto">
            {editing.words.place(place)}
          </li>
        ))}
        {places.length > named && (
          <li className="vh-cut">{t('schedule.edit.moreConcerns', { count: places.length - named })}</li>
        )}
      </ul>
      <AssignForm
        places={places}
        scope={scope}
        team={team}
        editing={editing}
        onSaved={() => {
          editing.marks.select([]);
          onClose();
        }}
      />
    </SidePanel>
  );
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
