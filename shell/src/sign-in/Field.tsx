import { useId, type InputHTMLAttributes, type Ref } from 'react';
import styles from './Field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with what was typed, in words that say what to do. */
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled input with its message beside it. The sign-in page's own, since it is shown before the kit is loaded. */
export function Field({ label, error, inputRef, ...input }: FieldProps) {
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
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...input}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
