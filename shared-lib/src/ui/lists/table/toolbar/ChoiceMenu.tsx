import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTableTexts } from '../useTableTexts.ts';
import { PopoverMenu } from './PopoverMenu.tsx';
import styles from './ChoiceMenu.module.css';

/** An option in a list of checkboxes. */
interface Choice {
  value: string;
  label: string;
  checked: boolean;
  count?: number;
}

interface ChoiceListProps {
  choices: readonly Choice[];
  onChange: (value: string, checked: boolean) => void;
}

/** A list of checkboxes, with the number of rows each would show. */
function ChoiceList({ choices, onChange }: ChoiceListProps) {
  const { i18n } = useTableTexts();
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label, checked, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            className={`vh-check ${styles.check}`}
            checked={checked}
            onChange={(event) => onChange(value, event.currentTarget.checked)}
          />
          <span className={`vh-cut ${styles.name}`} dir="auto" title={label}>
            {label}
          </span>
          {count !== undefined && <span className={styles.count}>{count.toLocaleString(i18n.language)}</span>}
        </label>
      ))}
    </div>
  );
}

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
