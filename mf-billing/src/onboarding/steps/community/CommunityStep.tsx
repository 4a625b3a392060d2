import { useState } from 'react';
import { useCommunities } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { FormPage, NumberField, TextField, WeekdaysField } from 'shared-lib/ui/form';
import { saveOnboarding } from '../../../data/onboardingCallables.ts';
import { useIsSlow } from '../../useIsSlow.ts';
import { SkipButton } from '../SkipButton.tsx';
import styles from '../steps.module.css';
import { LayoutFields } from './LayoutFields.tsx';
import { useFirstCommunityForm } from './useFirstCommunityForm.ts';

function AddCommunity({ onNext }: { onNext: () => void }) {
  const { t } = useTexts('mf-billing');
  const form = useFirstCommunityForm();
  const { field, status, values } = form;
  const isSlow = useIsSlow(status === 'submitting');
  const done = async () => {
    // Saving the step is only a convenience: the community exists anyway, and the step shows it.
    await saveOnboarding({ step: 'invitation' });
    onNext();
  };
  return (
    <>
      <FormPage
        form={form}
        submitLabel={t('onboarding.community.add')}
        size="md"
        note={isSlow && t('onboarding.slow')}
        onDone={() => void done()}
      >
        <TextField {...field('propertyName')} label={t('onboarding.community.propertyName')} />
        <TextField {...field('address')} label={t('onboarding.community.address')} />
        <WeekdaysField {...field('serviceDays')} label={t('onboarding.community.serviceDays')} />
        <NumberField
          {...field('totalUnits')}
          label={t('onboarding.community.totalUnits')}
          help={t('onboarding.community.unitsHelp')}
        />
        <LayoutFields form={form} />
        <p className="vh-soft">{t('onboarding.community.zone', { zone: values.timezone })}</p>
      </FormPage>
      <SkipButton step="invitation" onNext={onNext} />
    </>
  );
}

interface KnownProps {
  /** The name of the first community; null without any. */
  name: string | null;
  onNext: () => void;
}

function Known({ name, onNext }: KnownProps) {
  const { t } = useTexts('mf-billing');
  // The form stays when its own community appears, because the units are still being added.
  const [isNew] = useState(name === null);
  if (isNew || name === null) return <AddCommunity onNext={onNext} />;
  return (
    <>
      <p className={styles.done}>{t('onboarding.community.there', { name })}</p>
      <SkipButton step="invitation" label={t('onboarding.next')} onNext={onNext} />
    </>
  );
}

/** The first community with its units and tags, or the one that already exists. */
export function CommunityStep({ onNext }: { onNext: () => void }) {
  return (
    <LiveContent live={useCommunities()}>
      {([first]) => <Known name={first?.propertyName ?? null} onNext={onNext} />}
    </LiveContent>
  );
}
