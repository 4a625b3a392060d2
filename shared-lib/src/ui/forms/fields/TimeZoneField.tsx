import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { FieldProps } from '../field.ts';
import { SearchSelectField } from './SearchSelectField.tsx';
import { zoneChoice, zoneChoices } from './zoneChoices.ts';

/**
 * A time zone, found by a part of its name; those of the United States come first. The hundreds to choose from are named once somebody goes
 * there: most who open a form leave its time zone alone.
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
