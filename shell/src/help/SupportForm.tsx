import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useAccount } from 'shared-lib/data';
import { newSupportRequestSchema, supportLimits, supportTopics, type SupportTopic } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormPage, SelectField, TextAreaField, useForm } from 'shared-lib/ui/form';
import { DiagnosticsField } from './DiagnosticsField.tsx';
import styles from './help.module.css';
import { send, useOutbox } from './supportOutbox.ts';

const watchConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/**
 * Whether a pending operation is waiting for the connection: the page is offline, or the response takes
 * unusually long.
 * @param isUnderWay whether the operation is pending.
 * @param patience milliseconds.
 */
function useIsWaiting(isUnderWay: boolean, patience = 8000): boolean {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay, patience]);

  return isUnderWay && (!isOnline || isSlow);
}

const { messageMax } = supportLimits;

/**
 * A hard limit on pasted text. Above the message limit but below this, the user can shorten it themselves.
 */
const maxTyped = 2 * messageMax;

interface SupportValues {
  topic: SupportTopic | null;
  message: string;
  /** Exactly what is sent; null if nothing is attached. */
  diagnostics: string | null;
}

const blank: SupportValues = { topic: null, message: '', diagnostics: null };

interface SupportFormProps {
  /** Whether the user just opened the form. */
  autoFocus: boolean;
}

/** The support request form. Input survives a reload and a failed submission. */
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
  // A request sent earlier may still be pending, or may have failed.
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
          maxLength={maxTyped}
        />
        <DiagnosticsField {...field('diagnostics')} />
      </FormPage>
    </div>
  );
}
