import { useRef, type FormEvent } from 'react';
import { textCollator, type TextKey, useTexts } from 'shared-lib/i18n';
import { Button, Segments } from 'shared-lib/ui';
import { DialogFooter } from 'shared-lib/ui/dialogs';
import { TextInput } from 'shared-lib/ui/inputs';
import { Select } from 'shared-lib/ui/forms';
import styles from './RequestForm.module.css';
import { requestFields, type RequestField } from './requestForm.ts';
import type { RequestFormState, Sent } from './useRequestForm.ts';

/** A field has words for the problems that it can have, which the compiler does not know apart. */
type ProblemKey = Extract<TextKey<'mf-team'>, `requests.add.problems.${string}`>;

interface RequestFormProps {
  form: RequestFormState;
  /** Whether the member is settled, so that there is nothing to choose. */
  isOfOne: boolean;
  onSend: () => Promise<Sent | null>;
  onCancel: () => void;
}

/** The fields of a request, each with what is wrong with it. The first bad one gets the focus. */
export function RequestForm({ form, isOfOne, onSend, onCancel }: RequestFormProps) {
  const { t, i18n } = useTexts('mf-team');
  const { texts, members, communities, dates, problems, status, type } = form;
  const element = useRef<HTMLFormElement>(null);
  const isSending = status === 'sending';
  const { compare } = textCollator(i18n.language);
  const problemOf = (field: RequestField) =>
    problems[field] && t(`requests.add.problems.${field}.${problems[field]}` as ProblemKey);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await onSend();
    if (sent?.kind !== 'refused') return;
    const bad = requestFields.find((field) => sent.problems[field]);
    element.current?.querySelector<HTMLInputElement>(`[data-field=${bad}]`)?.focus();
  };

  const select = {
    searchable: true,
    openOnFocus: false,
    allowDeselect: false,
    autoComplete: 'off',
    limit: 50,
    readOnly: isSending,
    nothingFoundMessage: t('requests.add.none'),
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {!isOfOne && (
        <Select
          {...select}
          data-field="memberId"
          data-autofocus
          label={t('requests.add.member')}
          placeholder={t('requests.add.chooseMember')}
          data={members
            .map(({ id, fullName }) => ({ value: id, label: fullName || t('unnamed') }))
            .sort((a, b) => compare(a.label, b.label))}
          value={texts.memberId || null}
          error={problemOf('memberId')}
          onChange={(id) => id !== null && type('memberId', id)}
        />
      )}
      <div className={styles.kind}>
        <p className={styles.label} aria-hidden>
          {t('requests.add.kind')}
        </p>
        <Segments
          label={t('requests.add.kind')}
          options={[
            { value: 'timeOff', label: t('requests.timeOff') },
            { value: 'shift', label: t('requests.shift') },
          ]}
          value={texts.kind === 'shift' ? 'shift' : 'timeOff'}
          onChange={(kind) => type('kind', kind)}
        />
      </div>
      <TextInput
        type="date"
        data-field="date"
        label={t('requests.add.date')}
        min={dates.first}
        max={dates.last}
        readOnly={isSending}
        value={texts.date}
        error={problemOf('date')}
        onChange={({ currentTarget }) => type('date', currentTarget.value)}
      />
      {texts.kind === 'shift' && (
        <Select
          {...select}
          data-field="communityId"
          label={t('requests.decide.community')}
          placeholder={t('requests.add.chooseCommunity')}
          data={communities
            .map(({ id, propertyName }) => ({ value: id, label: propertyName }))
            .sort((a, b) => compare(a.label, b.label))}
          value={texts.communityId || null}
          error={problemOf('communityId')}
          onChange={(id) => id !== null && type('communityId', id)}
        />
      )}
      <DialogFooter
        problem={status === 'failed' || status === 'offline' ? t(`requests.add.${status}`) : null}
      >
        <Button variant="default" disabled={isSending} onClick={onCancel}>
          {t('addMember.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('requests.add.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}
