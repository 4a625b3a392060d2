import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { useTexts } from 'shared-lib/i18n';
import styles from './Field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** An error message that says what to do. */
  error?: string | undefined;
  /** Additional help, if the label isn't enough. */
  help?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A labeled input with its message. The sign-in page has its own, because it renders before the kit loads.
 */
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
        <p id={`${id}-note`} className={error === undefined ? 'vh-soft' : styles.error}>
          {error ?? help}
        </p>
      )}
    </div>
  );
}

/** A rough check; the backend decides whether the address is valid. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Whether it is the first field, which gets focus. */
  isFirst?: boolean;
}

/** The account's email address, with autofill. */
export function EmailField({ value, error, onChange, inputRef, isFirst = true }: EmailFieldProps) {
  const { t } = useTexts('shell');
  return (
    <Field
      label={t('signIn.email')}
      type="email"
      name="email"
      autoComplete="username"
      maxLength={254}
      autoFocus={isFirst}
      {...(inputRef && { inputRef })}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
