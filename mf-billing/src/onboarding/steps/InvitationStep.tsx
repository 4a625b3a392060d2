import {
  addTeamMemberAs,
  combineLive,
  useAccount,
  useTeam,
  useTeamUsage,
  useSeatPrice,
} from 'shared-lib/data';
import { saveOnboarding } from '../../data/onboardingCallables.ts';
import { blankMemberDetails, newTeamMemberSchema, paidPlan, tiers, type Tier } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent } from 'shared-lib/ui';
import { EmailField, FieldRow, FormPage, SelectField, TextField, useForm } from 'shared-lib/ui/form';
import { SkipButton } from './SkipButton.tsx';
import styles from './steps.module.css';

function Invite({ onNext }: { onNext: () => void }) {
  const { t } = useTexts('mf-billing');
  const account = useAccount();
  const form = useForm({
    name: 'onboarding-invitation',
    initialValues: {
      firstName: '',
      lastName: '',
      email: '',
      ...blankMemberDetails,
      tier: 'Collection Specialist' as Tier,
      isActive: true,
    },
    schema: newTeamMemberSchema,
    submit: addTeamMemberAs(account),
    errorTexts: 'mf-billing:onboarding.problems',
    describeFailure: (code) =>
      code === 'resource-exhausted'
        ? { text: t('onboarding.invitation.refused') }
        : { title: t('onboarding.failedTitle'), text: t('onboarding.failedText') },
  });
  const { field } = form;
  const done = async () => {
    await saveOnboarding({ step: 'done' });
    onNext();
  };
  return (
    <>
      <FormPage
        form={form}
        submitLabel={t('onboarding.invitation.send')}
        size="md"
        onDone={() => void done()}
      >
        <FieldRow>
          <TextField {...field('firstName')} label={t('onboarding.firstName')} />
          <TextField {...field('lastName')} label={t('onboarding.lastName')} />
        </FieldRow>
        <EmailField
          {...field('email')}
          label={t('onboarding.invitation.email')}
          help={t('onboarding.invitation.emailHelp')}
        />
        <SelectField
          {...field('tier')}
          label={t('onboarding.invitation.tier')}
          choices={tiers.map((tier) => ({ value: tier, label: t(`onboarding.invitation.tiers.${tier}`) }))}
        />
      </FormPage>
      <SkipButton step="done" onNext={onNext} />
    </>
  );
}

/** The first invitation, a plan with room for it if this one has none, or the existing team. */
export function InvitationStep({ onNext }: { onNext: () => void }) {
  const { t, i18n } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const live = combineLive([useTeam(), useTeamUsage()], (team, use) => ({
    first: team.find(({ id }) => id !== customerId),
    isFull: use.used >= use.limit,
  }));
  const { maxTeam } = paidPlan(1);
  const seatCents = useSeatPrice();
  return (
    <LiveContent live={live}>
      {({ first, isFull }) => {
        if (first) {
          return (
            <>
              <p className={styles.done}>{t('onboarding.invitation.there', { name: first.fullName })}</p>
              <SkipButton step="done" label={t('onboarding.next')} onNext={onNext} />
            </>
          );
        }
        if (!isFull) return <Invite onNext={onNext} />;
        return (
          <>
            <p className={styles.full}>
              {t('onboarding.invitation.full', {
                team: maxTeam,
                price: formatMoney(seatCents, i18n.language),
              })}{' '}
              <Link to="/pricing?seats=1">{t('onboarding.seePlans')}</Link>
            </p>
            <SkipButton step="done" onNext={onNext} />
          </>
        );
      }}
    </LiveContent>
  );
}
