import { useState } from 'react';
import { addCommunity, useCommunities } from 'shared-lib/data';
import { saveOnboarding } from '../../data/onboardingCallables.ts';
import { communityDefaults, communityFormSchema } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { FormPage, NumberField, TextField, useForm, WeekdaysField } from 'shared-lib/ui/form';
import { SkipButton } from './SkipButton.tsx';
import styles from './steps.module.css';

/** An empty community in the user's time zone. */
const blank = () => ({
  ...communityDefaults(),
  timezone: viewerTimeZone(),
  totalUnits: null as number | null,
});

function AddCommunity({ onNext }: { onNext: () => void }) {
  const { t } = useTexts('mf-billing');
  const [initialValues] = useState(blank);
  const form = useForm({
    name: 'onboarding-community',
    initialValues,
    schema: communityFormSchema,
    submit: addCommunity,
    errorTexts: 'mf-billing:onboarding.problems',
    describeFailure: (code) =>
      code === 'resource-exhausted'
        ? { text: t('onboarding.community.full') }
        : { title: t('onboarding.failedTitle'), text: t('onboarding.failedText') },
  });
  const { field } = form;
  const done = async () => {
    // Saving the step is only a convenience: the community exists anyway, and the step shows it.
    await saveOnboarding({ step: 'invitation' });
    onNext();
  };
  return (
    <>
      <FormPage form={form} submitLabel={t('onboarding.community.add')} size="md" onDone={() => void done()}>
        <TextField {...field('propertyName')} label={t('onboarding.community.propertyName')} />
        <TextField {...field('address')} label={t('onboarding.community.address')} />
        <WeekdaysField {...field('serviceDays')} label={t('onboarding.community.serviceDays')} />
        <NumberField {...field('totalUnits')} label={t('onboarding.community.totalUnits')} />
        <p className="vh-soft">{t('onboarding.community.zone', { zone: initialValues.timezone })}</p>
      </FormPage>
      <SkipButton step="invitation" onNext={onNext} />
    </>
  );
}

/** The first community, or those that already exist. */
export function CommunityStep({ onNext }: { onNext: () => void }) {
  const { t } = useTexts('mf-billing');
  return (
    <LiveContent live={useCommunities()}>
      {([first]) =>
        first ? (
          <>
            <p className={styles.done}>{t('onboarding.community.there', { name: first.propertyName })}</p>
            <SkipButton step="invitation" label={t('onboarding.next')} onNext={onNext} />
          </>
        ) : (
          <AddCommunity onNext={onNext} />
        )
      }
    </LiveContent>
  );
}
