import { completeOnboarding, useAccount } from 'shared-lib/data';
import { businessDetailsSchema, type BusinessDetails } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { FormPage, TextField, useForm } from 'shared-lib/ui/form';
import { useIsSlow } from './useIsSlow.ts';

/** The form with which an owner completes the onboarding; nothing typed is lost when saving fails. */
export function BusinessForm({ known }: { known: BusinessDetails }) {
  const { t } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const form = useForm({
    name: 'onboarding',
    initialValues: known,
    schema: businessDetailsSchema,
    submit: (details) => completeOnboarding(customerId, details, viewerTimeZone()),
    errorTexts: 'mf-billing:onboarding.problems',
    describeFailure: () => ({ title: t('onboarding.failedTitle'), text: t('onboarding.failedText') }),
    staysFilled: true,
  });
  const { field, status } = form;
  const isSlow = useIsSlow(status === 'submitting');
  return (
    <FormPage
      form={form}
      submitLabel={t('onboarding.finish')}
      size="md"
      note={isSlow && t('onboarding.slow')}
      // A page of its own: access is decided at the start of the page, and from now on it is another.
      onDone={() => window.location.assign('/')}
    >
      <TextField {...field('firstName')} label={t('onboarding.firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} label={t('onboarding.lastName')} autoComplete="family-name" />
      <TextField
        {...field('businessName')}
        label={t('onboarding.businessName')}
        help={t('onboarding.businessNameHelp')}
        autoComplete="organization"
      />
    </FormPage>
  );
}
