import { useTableTexts } from '../useTableTexts.ts';
import styles from './ChoiceList.module.css';

/** An option in a list of checkboxes. */
export interface Choice {
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
export function ChoiceList({ choices, onChange }: ChoiceListProps) {
  const { i18n } = useTableTexts();
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label, checked, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.check}
            checked={checked}
            onChange={(event) => onChange(value, event.currentTarget.checked)}
          />
          <span className={styles.name} dir="auto" title={label}>
            {label}
          </span>
          {count !== undefined && <span className={styles.count}>{count.toLocaleString(i18n.language)}</span>}
        </label>
      ))}
    </div>
  );
}
