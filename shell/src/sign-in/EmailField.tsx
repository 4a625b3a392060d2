import type { Ref } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Field } from './Field.tsx';

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
