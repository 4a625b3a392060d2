import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChoiceList, type Choice } from './ChoiceList.tsx';
import { PopoverMenu } from './PopoverMenu.tsx';
import styles from './ChoiceMenu.module.css';

interface ChoiceMenuProps {
  label: string;
  icon?: ReactNode;
  /** `menu` floats below its button, `folded` expands in place. */
  look?: 'menu' | 'folded';
  choices: readonly Choice[];
  onChange: (value: string, checked: boolean) => void;
}

/** A button that opens a list of checkboxes, which stays open while choosing. */
export function ChoiceMenu({ label, icon, look = 'menu', choices, onChange }: ChoiceMenuProps) {
  const chosen = choices.filter(({ checked }) => checked).length;
  const face = (
    <>
      {icon}
      {label}
      {!icon && chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      <IconChevronDown size={16} aria-hidden />
    </>
  );
  if (look === 'folded') {
    return (
      <details className={styles.folded}>
        <summary className={styles.summary}>{face}</summary>
        <ChoiceList choices={choices} onChange={onChange} />
      </details>
    );
  }
  return (
    <PopoverMenu label={label} face={face}>
      <ChoiceList choices={choices} onChange={onChange} />
    </PopoverMenu>
  );
}
