import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Select } from 'shared-lib/ui/forms';
import { zoneChoices } from './zoneChoices.ts';

interface ZoneSelectProps {
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (zone: string) => void;
}

/** A time zone, found by typing a part of its name. */
export function ZoneSelect({ value, error, readOnly, onChange }: ZoneSelectProps) {
  const { t, i18n } = useTexts('mf-communities');
  const groups = useMemo(() => {
    const { unitedStates, others } = zoneChoices(i18n.language, Intl.supportedValuesOf('timeZone'), value);
    return [
      { group: t('add.zones.unitedStates'), items: unitedStates },
      { group: t('add.zones.others'), items: others },
    ];
  }, [t, i18n.language, value]);

  return (
    <Select
      label={t('add.timezone')}
      data={groups}
      value={value}
      error={error}
      readOnly={readOnly}
      data-field="timezone"
      searchable
      openOnFocus={false}
      allowDeselect={false}
      autoComplete="off"
      nothingFoundMessage={t('add.zones.none')}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  );
}
