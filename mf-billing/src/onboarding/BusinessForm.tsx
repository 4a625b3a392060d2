import { useRef, useState, type FormEvent } from 'react';
import { completeOnboarding, useAccount, useDraft, type BusinessDetails } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import {
  businessFields,
  checkBusinessForm,
  maxLength,
  type BusinessField,
  type CheckedForm,
} from './businessForm.ts';
import { useIsSlow } from './useIsSlow.ts';
import styles from './BusinessForm.module.css';

type Problems = Extract<CheckedForm, { ok: false }>['problems'];

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  businessName: 'organization',
} as const;

/** The form with which an owner completes the onboarding; nothing typed is lost when saving fails. */
export function BusinessForm({ known }: { known: BusinessDetails }) {
  const { t } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const { texts: typed, setTexts: setTyped, forget } = useDraft('onboarding', { ...known });
  const [problems, setProblems] = useState<Problems>({});
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle');
  const isSlow = useIsSlow(saving === 'saving');
  const form = useRef<HTMLFormElement>(null);

  const type = (field: BusinessField, value: string) => {
    setTyped((current) => ({ ...current, [field]: value }));
    setProblems(({ [field]: _, ...others }) => others);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving === 'saving') return;
    const checked = checkBusinessForm(typed);
    if (!checked.ok) {
      setProblems(checked.problems);
      const first = businessFields.find((field) => field in checked.problems);
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setSaving('saving');
    const { ok } = await completeOnboarding(customerId, checked.details);
    // A page of its own: access is decided at the start of the page, and from now on it is another.
    if (!ok) return setSaving('failed');
    forget();
    window.location.assign('/');
  };

  const problemOf = (field: BusinessField) => {
    const problem = problems[field];
    if (problem === undefined) return null;
    return problem === 'missing'
      ? t(`onboarding.problems.${field}`)
      : t('onboarding.problems.tooLong', { max: maxLength });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {businessFields.map((field) => (
        <TextInput
          key={field}
          name={field}
          size="md"
          label={t(`onboarding.${field}`)}
          description={field === 'businessName' ? t('onboarding.businessNameHelp') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete={autoComplete[field]}
          value={typed[field]}
          error={problemOf(field)}
          onChange={({ currentTarget }) => type(field, currentTarget.value)}
        />
      ))}
      {saving === 'failed' && (
        <div role="alert" className={styles.failed}>
          <strong>{t('onboarding.failedTitle')}</strong> {t('onboarding.failedText')}
        </div>
      )}
      <div role="status" className={styles.slow}>
        {isSlow && t('onboarding.slow')}
      </div>
      <Button type="submit" size="md" loading={saving === 'saving'}>
        {t('onboarding.finish')}
      </Button>
    </form>
  );
}
