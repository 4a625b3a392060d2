import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { Scope } from '../editing/planStep.ts';
import type { Editing } from '../editing/useEditing.ts';
import { AssignForm } from './AssignForm.tsx';
import styles from './AssignForm.module.css';
import { SidePanel } from './SidePanel.tsx';
import type { WeekRecords } from '../rows/weekGridOf.ts';

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
export function SelectionPanel({ places, scope, team, editing, onClose }: SelectionPanelProps) {
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
