import { useId } from 'react';
import { weekdays } from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { chosenDays, toggleDay } from './communityForm.ts';
import styles from './WeekdayToggles.module.css';

interface WeekdayTogglesProps {
  /** Weekday keys with spaces between them. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The days of the week side by side, any of which can be on. */
export function WeekdayToggles({ value, error, disabled, onChange }: WeekdayTogglesProps) {
  const { t, i18n } = useTexts('mf-communities');
  const id = useId();
  const chosen = chosenDays(value);
  return (
    <fieldset className={styles.days} aria-describedby={error && id} disabled={disabled}>
      <legend className={styles.legend}>{t('add.serviceDays')}</legend>
      <div className={styles.row}>
        {weekdays.map((day) => (
          <label key={day} className={styles.day} data-bad={error !== undefined}>
            <input
              type="checkbox"
              className={styles.input}
              data-field="serviceDays"
              checked={chosen.includes(day)}
              onChange={() => onChange(toggleDay(value, day))}
            />
            {weekdayNames([day], i18n.language)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
