import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PopoverMenu } from './PopoverMenu.tsx';
import { useTableTexts } from './useTableTexts.ts';
import styles from './ChoiceMenu.module.css';

interface Choice {
  value: string;
  label: string;
  checked: boolean;
  count?: number;
}

interface ChoiceMenuProps {
  label: string;
  icon?: ReactNode;
  choices: readonly Choice[];
  onChange: (value: string, checked: boolean) => void;
}

/** A button that opens a list of checkboxes; it stays open while one chooses. */
export function ChoiceMenu({ label, icon, choices, onChange }: ChoiceMenuProps) {
  const { i18n } = useTableTexts();
  const chosen = choices.filter(({ checked }) => checked).length;
  const face = (
    <>
      {icon}
      {label}
      {!icon && chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      <IconChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <PopoverMenu label={label} face={face}>
      <div className={styles.choices}>
        {choices.map(({ value, label: name, checked, count }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.check}
              checked={checked}
              onChange={(event) => onChange(value, event.currentTarget.checked)}
            />
            <span className={styles.name} dir="auto" title={name}>
              {name}
            </span>
            {count !== undefined && (
              <span className={styles.count}>{count.toLocaleString(i18n.language)}</span>
            )}
          </label>
        ))}
      </div>
    </PopoverMenu>
  );
}
