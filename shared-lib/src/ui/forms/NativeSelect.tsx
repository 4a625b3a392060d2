import { NativeSelect as MantineSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import styles from './NativeSelect.module.css';

interface NativeSelectProps {
  label: string;
  /** Where the label stands; above by default. */
  labelAt?: 'above' | 'start';
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** A choice that applies at once and belongs to no form, by the browser's own control. A field of a form is one of `ui/form`. */
export function NativeSelect({ labelAt = 'above', choices, onChange, ...rest }: NativeSelectProps) {
  return (
    <MantineSelect
      {...rest}
      data={choices}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      mod={{ 'label-at': labelAt }}
      classNames={{
        root: styles.root ?? '',
        label: styles.label ?? '',
        wrapper: styles.wrapper ?? '',
        input: styles.input ?? '',
      }}
    />
  );
}
