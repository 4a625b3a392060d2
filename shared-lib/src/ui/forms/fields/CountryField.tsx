import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { FieldProps } from '../field.ts';
import { usePhones } from '../phones/usePhones.ts';
import { SearchSelectField } from './SearchSelectField.tsx';

/** A country (ISO 3166 alpha-2), searchable by name; null if unknown. */
export function CountryField(props: FieldProps<string | null>) {
  const { t, i18n } = useTexts('form');
  const { language } = i18n;
  const { value } = props;
  const [isWanted, setWanted] = useState(false);
  const phones = usePhones();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const known = isWanted && phones !== null ? phones.phoneCountries : [];
    return [...new Set<string>([...known, ...(value === null ? [] : [value])])]
      .map((country) => ({ value: country, label: names.of(country) ?? country }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
  }, [language, value, isWanted, phones]);
  return (
    <SearchSelectField
      {...props}
      choices={choices}
      nothingFound={t('noCountry')}
      onFocus={() => setWanted(true)}
    />
  );
}
