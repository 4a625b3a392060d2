import { useId, type InputHTMLAttributes, type Ref } from 'react';
import styles from './Field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with what was typed, in words that say what to do. */
  error?: string | undefined;
  /** What is asked for, where the label does not say it. */
  help?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled input with its message beside it. The sign-in page's own, since it is shown before the kit is loaded. */
export function Field({ label, error, help, inputRef, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        ref={inputRef}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined && help === undefined ? undefined : `${id}-note`}
        {...input}
      />
      {(error ?? help) !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.help : styles.error}>
          {error ?? help}
        </p>
      )}
    </div>
  );
}
