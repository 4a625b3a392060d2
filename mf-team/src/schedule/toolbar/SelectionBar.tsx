import { useSyncExternalStore } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { currentAgent } from '../editing/schedulePlan.ts';
import type { Editing } from '../editing/useEditing.ts';
import { selectedPlaces } from '../rows/gridMarks.ts';
import { keyOfPlace } from '../rows/placeKey.ts';
import { shiftPlaces } from '../rows/shiftsBetween.ts';
import type { WeekRow } from '../rows/weekGridOf.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  rows: readonly WeekRow[];
  editing: Editing;
  onAssign: (places: readonly ShiftPlace[]) => void;
}

/** Actions on the selected shifts; floats at the window's bottom edge while any are selected. */
export function SelectionBar({ rows, editing, onAssign }: SelectionBarProps) {
  const { t } = useTexts('mf-team');
  const { marks, plan, words } = editing;
  const selected = useSyncExternalStore(marks.subscribe, marks.selected);
  const places = selectedPlaces(marks);

  const agents = new Set(places.map((place) => currentAgent(place, plan) ?? null));
  const [only] = agents.size === 1 ? agents : [];
  const all = only ? shiftPlaces(rows, ({ agent }) => agent?.id === only) : [];
  const isChanged = places.some(
    ({ communityId, serviceDate }) => plan.assignments.newAgent(communityId, serviceDate) !== undefined,
  );
  const isServed = [...agents].some((agentId) => agentId !== null);
  return (
    <>
      <span role="status" className="vh-unseen">
        {selected.size > 0 && t('schedule.edit.selected', { count: selected.size })}
      </span>
      {selected.size > 0 && (
        <div role="group" aria-label={t('schedule.edit.selection')} className={styles.bar}>
          <span className={styles.count}>{t('schedule.edit.selected', { count: selected.size })}</span>
          <Button size="sm" onClick={() => onAssign(places)}>
            {t('schedule.edit.assign')}
          </Button>
          {isServed && (
            <Button size="sm" variant="default" onClick={() => editing.clear(places)}>
              {t('schedule.edit.clear')}
            </Button>
          )}
          {isChanged && (
            <Button size="sm" variant="default" onClick={() => editing.regularAgain(places)}>
              {t('schedule.edit.regularAgain')}
            </Button>
          )}
          {only && all.length > places.length && (
            <Button size="sm" variant="default" onClick={() => marks.select(all.map(keyOfPlace))}>
              <span className={styles.name} dir="auto">
                {t('schedule.edit.allOf', { name: words.agent(only) })}
              </span>
            </Button>
          )}
          <Button size="sm" variant="subtle" onClick={() => marks.select([])}>
            {t('schedule.edit.unselect')}
          </Button>
        </div>
      )}
    </>
  );
}
