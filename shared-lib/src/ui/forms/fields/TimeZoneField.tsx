import { useMemo } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { FieldProps } from '../field.ts';
import { SearchSelectField } from './SearchSelectField.tsx';
import { zoneChoices } from './zoneChoices.ts';

/** A time zone, found by a part of its name; those of the United States come first. */
export function TimeZoneField(props: FieldProps<string>) {
  const { t, i18n } = useTexts('form');
  const { value } = props;
  const choices = useMemo(() => {
    const { unitedStates, others } = zoneChoices(i18n.language, Intl.supportedValuesOf('timeZone'), value);
    return [
      { group: t('zones.unitedStates'), items: unitedStates },
      { group: t('zones.others'), items: others },
    ];
  }, [t, i18n.language, value]);
  return <SearchSelectField {...props} choices={choices} nothingFound={t('zones.none')} />;
}
