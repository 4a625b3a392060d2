import { useAccount } from 'shared-lib/data';
import { newSupportRequestSchema, supportLimits, supportTopics, type SupportTopic } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormPage, SelectField, TextAreaField, useForm } from 'shared-lib/ui/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DiagnosticsField } from './DiagnosticsField.tsx';
import styles from './SupportForm.module.css';
import { send, useOutbox } from './supportOutbox.ts';
import { useIsWaiting } from './useIsWaiting.ts';

const { messageMax } = supportLimits;

/** More can't be pasted; what is over the limit but under this can be shortened instead of being cut unasked. */
const mostTyped = 2 * messageMax;

interface SupportValues {
  topic: SupportTopic | null;
  message: string;
  /** Exactly what is sent; null when nothing is attached. */
  diagnostics: string | null;
}

const blank: SupportValues = { topic: null, message: '', diagnostics: null };

interface SupportFormProps {
  /** Whether the person has just asked for the form. */
  autoFocus: boolean;
}

/** The form with which support is asked. What is typed outlives a reload, and nothing of it is lost when sending fails. */
export function SupportForm({ autoFocus }: SupportFormProps) {
  const { t } = useTexts('help');
  const account = useAccount();
  const outbox = useOutbox();
  const failed = { text: t('support.failed') };
  const form = useForm({
    name: 'support',
    initialValues: blank,
    schema: newSupportRequestSchema,
    submit: (request) => send(account, request),
    errorTexts: 'help:support.problems',
    describeFailure: () => failed,
  });
  // What an earlier visit sent may be on its way still, or have failed since.
  const isSending = outbox.status === 'sending';
  const field: typeof form.field = (name) => ({
    ...form.field(name),
    ...(isSending && { readOnly: true, onChange: () => {} }),
  });
  const isWaiting = useIsWaiting(isSending);
  const { length } = form.values.message.trim();

  const place = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => autoFocus && place.current?.querySelector('select')?.focus());
  useEffect(() => void begin(), []);

  return (
    <div ref={place}>
      <FormPage
        form={{
          ...form,
          status: isSending ? 'submitting' : form.status,
          problem: outbox.status === 'failed' ? failed : form.problem,
        }}
        submitLabel={t('support.send')}
        size="md"
        note={isWaiting && <p className={styles.waiting}>{t('support.waiting')}</p>}
      >
        <SelectField
          {...field('topic')}
          label={t('support.topic')}
          placeholder={t('support.chooseTopic')}
          choices={supportTopics.map((value) => ({ value, label: t(`support.topics.${value}`) }))}
        />
        <TextAreaField
          {...field('message')}
          label={t('support.message')}
          help={
            <span className={length > messageMax ? styles.over : undefined}>
              {t('support.counter', { length, max: messageMax })}
            </span>
          }
          placeholder={t('support.messagePlaceholder')}
          rows={7}
          maxLength={mostTyped}
        />
        <DiagnosticsField {...field('diagnostics')} />
      </FormPage>
    </div>
  );
}
