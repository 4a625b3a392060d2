import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { maxSearchLength } from '../views/tableView.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './TableToolbar.module.css';

interface SearchFieldProps {
  /** Placeholder; by default `Search`. */
  label: string | undefined;
  value: string;
  onChange: (text: string) => void;
  /** Called when typing has ended. */
  onLeft: () => void;
  onClear: () => void;
}

/** A table's search field. */
export function SearchField({ label, value, onChange, onLeft, onClear }: SearchFieldProps) {
  const { t } = useTableTexts();
  const says = label ?? t('search');
  return (
    <TextInput
      type="search"
      className={styles.search ?? ''}
      placeholder={says}
      aria-label={says}
      maxLength={maxSearchLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeft}
      onKeyDown={(event) => event.key === 'Enter' && onLeft()}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={value !== '' && <CloseButton size={28} aria-label={t('clearSearch')} onClick={onClear} />}
    />
  );
}
