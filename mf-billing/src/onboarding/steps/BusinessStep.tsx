import { useEffect, useState } from 'react';
import { askBusinessSlug, useAccount } from 'shared-lib/data';
import { businessSlugQuestionSchema, slugOf, termsVersion, type Customer } from 'shared-lib/domain';
import { businessStepSchema, type BusinessStep as BusinessPayload } from 'mf-billing/domain';
import { currentLanguage, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { CheckboxesField, checkValues, FieldRow, FormPage, TextField, useForm } from 'shared-lib/ui/form';
import { saveOnboarding } from '../../data/onboardingCallables.ts';
import { EmailNotice } from '../EmailNotice.tsx';
import { useIsSlow } from '../useIsSlow.ts';
import { businessValues, type BusinessValues } from './businessValues.ts';
import { SkipButton } from './SkipButton.tsx';

/** Debounce before checking whether the address is available, in milliseconds. */
const pause = 300;

const statuses = { nobody: 'free', itself: 'own', another: 'taken' } as const;

/** Whether an address is available, checked while typing; null while unknown, and for an invalid address. */
function useSlugStatus(slug: string, stored: string | null) {
  const [answer, setAnswer] = useState<{
    readonly slug: string;
    readonly status: (typeof statuses)[keyof typeof statuses];
  } | null>(null);
  const read = checkValues({ slug }, { schema: businessSlugQuestionSchema });
  const wanted = read.ok ? read.payload.slug : null;
  useEffect(() => {
    if (wanted === null || wanted === stored) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await askBusinessSlug(wanted);
      if (isCurrent && result.ok) setAnswer({ slug: wanted, status: statuses[result.value.holder] });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, stored]);
  return answer !== null && answer.slug === wanted ? answer.status : null;
}

interface BusinessStepProps {
  /** Null for a login without a business. */
  customer: Customer | null;
  onNext: () => void;
}

const send = (business: BusinessPayload) => saveOnboarding({ business, step: 'size' });

/** The first step: names of the owner and the business, and the address of its public pages. */
export function BusinessStep({ customer, onNext }: BusinessStepProps) {
  const { t } = useTexts('mf-billing');
  const { displayName } = useAccount();
  const isFounded = customer !== null;
  const form = useForm<BusinessValues, BusinessPayload, object>({
    name: 'onboarding',
    initialValues: businessValues(customer, displayName),
    schema: businessStepSchema,
    toInput: ({ slug, terms, ...names }) => ({
      ...names,
      slug: slug.trim() || null,
      terms: isFounded || terms.length === 0 ? null : termsVersion,
      language: currentLanguage(),
      timeZone: viewerTimeZone(),
    }),
    check: ({ terms, slug }) => ({
      terms: !isFounded && terms.length === 0 && 'missing',
      slug: slugStatus === 'taken' && slug.trim() !== '' && 'taken',
    }),
    submit: send,
    errorTexts: 'mf-billing:onboarding.problems',
    describeFailure: (code) =>
      code === 'failed-precondition'
        ? { text: t('onboarding.unconfirmed.title') }
        : { title: t('onboarding.failedTitle'), text: t('onboarding.failedText') },
    staysFilled: true,
  });
  const { field, status, values } = form;
  // The address derived from the name is shown and checked before one is entered.
  const shown = values.slug.trim().toLowerCase() || slugOf(values.businessName);
  const slugStatus = useSlugStatus(isFounded ? shown : '', customer?.businessSlug ?? null);
  const isSlow = useIsSlow(status === 'submitting');
  return (
    <>
      {form.failure === 'failed-precondition' && <EmailNotice />}
      <FormPage
        form={form}
        submitLabel={t('onboarding.next')}
        size="md"
        note={isSlow && t('onboarding.slow')}
        onDone={onNext}
      >
        <FieldRow>
          <TextField {...field('firstName')} label={t('onboarding.firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} label={t('onboarding.lastName')} autoComplete="family-name" />
        </FieldRow>
        <TextField
          {...field('businessName')}
          label={t('onboarding.businessName')}
          help={t('onboarding.businessNameHelp')}
          autoComplete="organization"
        />
        <TextField
          {...field('slug')}
          label={t('onboarding.slug.label')}
          help={
            <>
              {shown === ''
                ? t('onboarding.slug.help')
                : t('onboarding.slug.shown', { address: `${window.location.host}/${shown}` })}{' '}
              <span role="status">{slugStatus && t(`onboarding.slug.standing.${slugStatus}`)}</span>
            </>
          }
          spellCheck={false}
        />
        {!isFounded && (
          <CheckboxesField
            {...field('terms')}
            label={t('onboarding.terms.label')}
            choices={[
              {
                value: 'accepted',
                label: t('onboarding.terms.accept'),
                details: (
                  <a href="/docs/terms" target="_blank" rel="noopener">
                    {t('onboarding.terms.read')}
                  </a>
                ),
              },
            ]}
          />
        )}
      </FormPage>
      {isFounded && <SkipButton step="size" onNext={onNext} />}
    </>
  );
}
