import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, type ReactNode } from 'react';
import { placeBelow } from './placeBelow.ts';
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

/** A button that opens a list of checkboxes; it stays open while one chooses, and closes with Escape or a press elsewhere. */
export function ChoiceMenu({ label, icon, choices, onChange }: ChoiceMenuProps) {
  const { i18n } = useTableTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = choices.filter(({ checked }) => checked).length;
  return (
    <>
      <button type="button" ref={button} className={styles.button} popoverTarget={id}>
        {icon}
        {label}
        {!icon && chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.menu}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current) placeBelow(event.currentTarget, button.current);
        }}
      >
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
    </>
  );
}
