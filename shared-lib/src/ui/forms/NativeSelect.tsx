import { NativeSelect as MantineSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
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

/** The browser lays out every option to find the widest, though nobody sees them: with 1,600 of them longer than all the rest of a page. */
const manyChoices = 100;

/** A choice that applies at once and belongs to no form, by the browser's own control. A field of a form is one of `ui/form`. */
export function NativeSelect({ labelAt = 'above', choices, onChange, ...rest }: NativeSelectProps) {
  const [isNear, setIsNear] = useState(false);
  const approach = () => setIsNear(true);
  const chosen = choices.find(({ value }) => value === rest.value) ?? choices[0]!;
  return (
    <MantineSelect
      {...rest}
      // Of many, only the chosen one is in the page until the pointer or the focus is on the field.
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
