import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { FieldProps } from '../field.ts';
import { SearchSelectField } from './SearchSelectField.tsx';
import { zoneChoice, zoneChoices } from './zoneChoices.ts';

/**
 * A time zone, searchable by name, with US zones first. The hundreds of options are built on focus, because
 * most people leave the time zone as it is.
 */
export function TimeZoneField(props: FieldProps<string>) {
  const { t, i18n } = useTexts('form');
  const { language } = i18n;
  const { value } = props;
  const [isWanted, setWanted] = useState(false);
  const choices = useMemo(() => {
    if (!isWanted) return value === '' ? [] : [zoneChoice(language, value)];
    const { unitedStates, others } = zoneChoices(language, Intl.supportedValuesOf('timeZone'), value);
    return [
      { group: t('zones.unitedStates'), items: unitedStates },
      { group: t('zones.others'), items: others },
    ];
  }, [t, language, value, isWanted]);
  return (
    <SearchSelectField
      {...props}
      choices={choices}
      nothingFound={t('zones.none')}
      onFocus={() => setWanted(true)}
    />
  );
}
