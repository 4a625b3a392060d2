import { useAccount, useDraft } from 'shared-lib/data';
import { supportTopics } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, useThemeChoice } from 'shared-lib/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useRegistry } from '../modules/ModulePart.tsx';
import { DiagnosticsField } from './DiagnosticsField.tsx';
import { FormField } from './FormField.tsx';
import { MessageField } from './MessageField.tsx';
import { readDiagnostics } from './readDiagnostics.ts';
import { checkSupportForm, type SupportProblems } from './supportForm.ts';
import styles from './SupportForm.module.css';
import { send, useOutbox } from './supportOutbox.ts';
import { useIsWaiting } from './useIsWaiting.ts';

const nothing = { topic: '', message: '', attach: '' };

interface SupportFormProps {
  /** Whether the person has just asked for the form. */
  autoFocus: boolean;
}

/** The form with which support is asked. What is typed outlives a reload, and nothing of it is lost when sending fails. */
export function SupportForm({ autoFocus }: SupportFormProps) {
  const { t } = useTexts('help');
  const account = useAccount();
  const registry = useRegistry();
  const [theme] = useThemeChoice();
  const { texts, setTexts, forget } = useDraft('support', nothing);
  const [problems, setProblems] = useState<SupportProblems>({});
  // Taken when it is attached, so that what is shown is what is sent.
  const [diagnostics, setDiagnostics] = useState(() =>
    texts.attach === '' ? null : readDiagnostics(account, registry.statuses(), theme),
  );
  const outbox = useOutbox();
  const isSending = outbox.status === 'sending';
  const isWaiting = useIsWaiting(isSending);
  const form = useRef<HTMLFormElement>(null);

  const type = (field: 'topic' | 'message', value: string) => {
    setTexts((current) => ({ ...current, [field]: value }));
    setProblems(({ [field]: _, ...others }) => others);
  };

  const attach = (isAttached: boolean) => {
    setTexts((current) => ({ ...current, attach: isAttached ? 'yes' : '' }));
    setDiagnostics(isAttached ? readDiagnostics(account, registry.statuses(), theme) : null);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const checked = checkSupportForm(texts);
    if (checked.ok) return void send(account, { ...checked.request, diagnostics }, forget);
    setProblems(checked.problems);
    const first = checked.problems.topic ? 'topic' : 'message';
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormField label={t('support.topic')} error={problems.topic && t('support.problems.topic')}>
        {(field) => (
          <select
            {...field}
            name="topic"
            autoFocus={autoFocus}
            className={styles.select}
            disabled={isSending}
            value={texts.topic}
            onChange={({ currentTarget }) => type('topic', currentTarget.value)}
          >
            <option value="">{t('support.chooseTopic')}</option>
            {supportTopics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`support.topics.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <MessageField
        value={texts.message}
        problem={problems.message}
        readOnly={isSending}
        onChange={(message) => type('message', message)}
      />
      <DiagnosticsField diagnostics={diagnostics} disabled={isSending} onAttach={attach} />
      {outbox.status === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('support.failed')}
        </p>
      )}
      <div role="status">{isWaiting && <p className={styles.waiting}>{t('support.waiting')}</p>}</div>
      <Button type="submit" size="md" loading={isSending}>
        {t('support.send')}
      </Button>
    </form>
  );
}
