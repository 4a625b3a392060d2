import { supportLimits } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormField } from './FormField.tsx';
import styles from './SupportForm.module.css';
import type { SupportProblems } from './supportForm.ts';

const { messageMin, messageMax } = supportLimits;

/** More can't be pasted; what is over the limit but under this can be shortened instead of being cut unasked. */
const mostTyped = 2 * messageMax;

interface MessageFieldProps {
  value: string;
  problem: SupportProblems['message'];
  readOnly: boolean;
  onChange: (message: string) => void;
}

/** The message of a request to support, with a count of its characters. */
export function MessageField({ value, problem, readOnly, onChange }: MessageFieldProps) {
  const { t } = useTexts('help');
  const { length } = value.trim();
  return (
    <FormField
      label={t('support.message')}
      error={problem && t(`support.problems.message.${problem}`, { min: messageMin, max: messageMax })}
      help={
        <span data-over={length > messageMax || undefined}>
          {t('support.counter', { length, max: messageMax })}
        </span>
      }
    >
      {(field) => (
        <textarea
          {...field}
          name="message"
          className={styles.message}
          rows={7}
          required
          maxLength={mostTyped}
          dir="auto"
          readOnly={readOnly}
          value={value}
          placeholder={t('support.messagePlaceholder')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FormField>
  );
}
