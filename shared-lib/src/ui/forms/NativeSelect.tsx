import { NativeSelect as MantineSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './NativeSelect.module.css';

interface NativeSelectProps {
  label: string;
  /** Position of the label; above by default. */
  labelAt?: 'above' | 'start';
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/**
 * The browser lays out every option to find the widest, although they aren't visible: 1,600 of them take
 * longer than the rest of a page.
 */
const manyChoices = 100;

/** A native select that applies immediately and isn't part of a form. For forms, use a field of `ui/form`. */
export function NativeSelect({ labelAt = 'above', choices, onChange, ...rest }: NativeSelectProps) {
  const [isNear, setIsNear] = useState(false);
  const approach = () => setIsNear(true);
  const chosen = choices.find(({ value }) => value === rest.value) ?? choices[0]!;
  return (
    <MantineSelect
      {...rest}
      // With many options, only the selected one is rendered until hover or focus.
      data={isNear || choices.length <= manyChoices ? choices : [chosen]}
      onPointerEnter={approach}
      onFocus={approach}
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
