import type { Ref } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Field } from './Field.tsx';

/** Whether a text could be an e-mail address; the backend decides whether it is one. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Whether it is the first field, with which one begins to type. */
  isFirst?: boolean;
}

/** The e-mail address of the account, as browsers fill it in. */
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
