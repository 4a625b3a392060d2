import { useTexts } from 'shared-lib/i18n';
import { seatBounds, seatProblem } from 'shared-lib/domain';
import { NumberField } from 'shared-lib/ui/form';
import styles from './SeatsField.module.css';

/** The slider's maximum; larger numbers can be typed. */
const sliderEnd = 30;

interface SeatsFieldProps {
  /** Employees, not counting the owner; null if empty, NaN if not a whole number. */
  value: number | null;
  onChange: (value: number | null) => void;
  readOnly?: boolean;
}

/** The number of employees, by slider or as typed; says so if a number can't be bought. */
export function SeatsField({ value, onChange, readOnly = false }: SeatsFieldProps) {
  const { t } = useTexts('mf-billing');
  const problem = seatProblem(value);
  const known = value === null || Number.isNaN(value) ? seatBounds.min : value;
  return (
    <div className={styles.field}>
      <div className={styles.number}>
        <NumberField
          name="seats"
          label={t('seats.label')}
          value={value}
          onChange={onChange}
          readOnly={readOnly}
          error={problem && t(`seats.problems.${problem}`, seatBounds)}
          help={t('seats.help')}
        />
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('seats.slider')}
        aria-valuetext={t('seats.employees', { count: known })}
        min={seatBounds.min}
        max={sliderEnd}
        value={Math.min(known, sliderEnd)}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}
