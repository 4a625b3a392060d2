import { useState } from 'react';
import { unitStatuses, type ListedUnit } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { NativeSelect } from 'shared-lib/ui/inputs';
import { CollapsedFilters, SearchField } from 'shared-lib/ui/table';
import { contactFilters, isNarrowed, maxSearch, type UnitsView } from './unitsView.ts';
import styles from './units.module.css';

interface UnitToolbarProps {
  /** All units, in door order. */
  units: readonly ListedUnit[];
  view: UnitsView;
  /** How many are visible. */
  shown: number;
  onChange: (change: Partial<UnitsView>) => void;
}

/** The building filter's value for "all"; no building is named with a single space. */
const all = ' ';

/** The search and the filters of a community's units. */
export function UnitToolbar({ units, view, shown, onChange }: UnitToolbarProps) {
  const { t } = useTexts('mf-communities');
  const [typed, setTyped] = useState(view.search);
  const [given, setGiven] = useState(view.search);
  if (view.search !== given) {
    setGiven(view.search);
    if (view.search !== typed.slice(0, maxSearch)) setTyped(view.search);
  }
  const buildings = [...new Set(units.map(({ building }) => building ?? ''))];
  const type = (search: string) => {
    setTyped(search);
    onChange({ search });
  };
  return (
    <div className={styles.toolbar}>
      <SearchField
        label={t('units.search')}
        value={typed}
        onChange={type}
        onLeft={() => {}}
        onClear={() => type('')}
      />
      <CollapsedFilters
        inUse={
          [view.status, view.building, view.has].filter((value) => value !== '' && value !== null).length
        }
        onClear={() => onChange({ status: '', building: null, has: '' })}
      >
        <NativeSelect
          label={t('units.filters.status')}
          choices={[
            { value: '', label: t('units.filters.all') },
            ...unitStatuses.map((value) => ({ value, label: t(`units.status.${value}`) })),
          ]}
          value={view.status}
          onChange={(value) => onChange({ status: value as UnitsView['status'] })}
        />
        {buildings.length > 1 && (
          <NativeSelect
            label={t('units.filters.building')}
            choices={[
              { value: all, label: t('units.filters.all') },
              ...buildings.map((value) => ({ value, label: value || t('units.noBuilding') })),
            ]}
            value={view.building ?? all}
            onChange={(value) => onChange({ building: value === all ? null : value })}
          />
        )}
        <NativeSelect
          label={t('units.filters.has')}
          choices={[
            { value: '', label: t('units.filters.all') },
            ...contactFilters.map((value) => ({ value, label: t(`units.has.${value}`) })),
          ]}
          value={view.has}
          onChange={(value) => onChange({ has: value as UnitsView['has'] })}
        />
      </CollapsedFilters>
      <p role="status" className={`vh-soft vh-digits ${styles.shown}`}>
        {isNarrowed(view) && t('units.shown', { shown, all: units.length })}
      </p>
    </div>
  );
}
