import { useSeatPrice } from 'shared-lib/data';
import { saveOnboarding } from '../../data/onboardingCallables.ts';
import { quoteOf, seatsFor, type OnboardingState, type Quote } from 'shared-lib/domain';
import { sizeStepSchema } from 'mf-billing/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { FieldRow, FormPage, NumberField, useForm } from 'shared-lib/ui/form';
import { planTitle } from '../../plans/planTitle.ts';
import { SkipButton } from './SkipButton.tsx';
import styles from './steps.module.css';

interface SizeValues {
  communities: number | null;
  staff: number | null;
}

const countOf = (typed: number | null) => (typed === null || Number.isNaN(typed) ? 0 : Math.min(typed, 1000));

/** Describes the plan that fits. */
function Fit({ quote: { plan, monthlyCents } }: { quote: Quote }) {
  const { t, i18n } = useTexts('mf-billing');
  return (
    <p className={styles.fits}>
      <strong>
        {t('onboarding.size.fits', { plan: t(`plans.${planTitle(plan)}`, { count: plan.maxTeam }) })}
      </strong>{' '}
      {t('onboarding.size.includes', {
        team: plan.maxTeam,
        communities: plan.maxCommunities,
        price: formatMoney(monthlyCents, i18n.language),
      })}{' '}
      {plan.quantity > 0 && t('onboarding.size.later')}
    </p>
  );
}

/** The size of the business, and the plan that fits. Nothing is charged here. */
export function SizeStep({ state, onNext }: { state: OnboardingState | null; onNext: () => void }) {
  const { t } = useTexts('mf-billing');
  const initialValues: SizeValues = { communities: state?.communities ?? null, staff: state?.staff ?? null };
  const form = useForm({
    name: 'onboarding-size',
    initialValues,
    schema: sizeStepSchema,
    submit: (size) => saveOnboarding({ size, step: 'community' }),
    errorTexts: 'mf-billing:onboarding.problems',
    describeFailure: () => ({ title: t('onboarding.failedTitle'), text: t('onboarding.failedText') }),
    staysFilled: true,
  });
  const { field, values } = form;
  const seats = seatsFor({ members: countOf(values.staff) + 1, communities: countOf(values.communities) });
  const seatCents = useSeatPrice();
  const quote = seats === null ? null : quoteOf(seats, seatCents);
  const hasAnswer = values.communities !== null || values.staff !== null;
  return (
    <>
      <FormPage form={form} submitLabel={t('onboarding.next')} size="md" onDone={onNext}>
        <FieldRow>
          <NumberField {...field('communities')} label={t('onboarding.size.communities')} />
          <NumberField
            {...field('staff')}
            label={t('onboarding.size.staff')}
            help={t('onboarding.size.staffHelp')}
          />
        </FieldRow>
        <div className={styles.plan} role="status">
          {hasAnswer && quote && <Fit quote={quote} />}
        </div>
        {hasAnswer && quote && quote.plan.quantity > 0 && (
          <Link to={`/pricing?seats=${quote.plan.quantity}`}>{t('onboarding.size.see')}</Link>
        )}
      </FormPage>
      <SkipButton step="community" onNext={onNext} />
    </>
  );
}
