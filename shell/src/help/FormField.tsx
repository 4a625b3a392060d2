import { useId, type ReactNode } from 'react';
import styles from './FormField.module.css';

/** What ties an input to its label, its help and its error. */
interface FieldAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: string;
  /** What is wrong, in words that say what to do. */
  error: string | undefined;
  /** What stands below the input, beside the error. */
  help?: ReactNode;
  children: (field: FieldAttributes) => ReactNode;
}

/** An input with its label above and its error below. */
export function FormField({ label, error, help, children }: FormFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      <div className={styles.below}>
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
        {help !== undefined && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
