import {
  addTeamMemberAs,
  changeSchedule,
  combineLive,
  useAccount,
  useAssignmentDirectory,
  useCommunities,
} from 'shared-lib/data';
import { blankMemberDetails, tiers, type Tier } from 'shared-lib/domain';
import { firstMemberSchema, firstShifts } from 'mf-billing/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import {
  CheckboxesField,
  EmailField,
  FieldRow,
  FormPage,
  PhoneField,
  SegmentsField,
  SelectField,
  TextField,
  useForm,
  useTextObstacle,
} from 'shared-lib/ui/form';
import { saveOnboarding } from '../../../data/onboardingCallables.ts';
import { SkipButton } from '../SkipButton.tsx';

const fieldTier = 'Collection Specialist' as Tier;

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  ...blankMemberDetails,
  via: 'email' as 'email' | 'text',
  tier: fieldTier,
  isActive: true,
  serves: ['first'] as 'first'[],
};

/** The first community, and how a member gets all its service days; null without a community. */
export function useShifts() {
  const { customerId } = useAccount();
  return combineLive([useCommunities(), useAssignmentDirectory()], ([community], agents) => {
    if (!community || community.serviceDays.length === 0) return null;
    return {
      name: community.propertyName,
      assign: async (memberId: string): Promise<boolean> => {
        const assignments = firstShifts(community, agents, memberId);
        if (assignments.length === 0) return true;
        return (await changeSchedule(customerId, { shifts: [], assignments })).ok;
      },
    };
  });
}

/** The first community's shifts. */
export type Shifts = NonNullable<Extract<ReturnType<typeof useShifts>, { status: 'ready' }>['data']>;

interface InviteFormProps {
  /** Null without a community to serve. */
  shifts: Shifts | null;
  /** Receives whether an invitation is being sent or has been. */
  onInviting: (isInviting: boolean) => void;
  onNext: () => void;
}

/** The first invitation. A specialist gets the first community's shifts with it, unless the owner doesn't want that. */
export function InviteForm({ shifts, onInviting, onNext }: InviteFormProps) {
  const { t } = useTexts('mf-billing');
  const invite = addTeamMemberAs(useAccount());
  const obstacleTo = useTextObstacle();
  const form = useForm({
    name: 'onboarding-invitation',
    initialValues: blank,
    schema: firstMemberSchema,
    toInput: ({ serves, via, ...member }) => ({
      ...member,
      ...(via === 'text' ? { email: '' } : { phone: null }),
      serves: shifts !== null && serves.length > 0 && member.tier === fieldTier,
    }),
    submit: async ({ serves, ...member }) => {
      onInviting(true);
      const result = await invite(member);
      if (!result.ok) onInviting(false);
      if (result.ok && serves && !(await shifts?.assign(result.value.teamMemberId))) {
        showToast({ meaning: 'bad', message: t('onboarding.invitation.notAssigned') });
      }
      return result;
    },
    check: ({ via, email, phone }) => ({
      email: via === 'email' && email.trim() === '' && 'missing',
      phone: via === 'text' && (phone === null ? 'missing' : obstacleTo(phone)),
    }),
    dependents: { via: ['email', 'phone'] },
    errorTexts: 'mf-billing:onboarding.problems',
    describeFailure: (code) =>
      code === 'resource-exhausted'
        ? { text: t('onboarding.invitation.refused') }
        : { title: t('onboarding.failedTitle'), text: t('onboarding.failedText') },
  });
  const { field, values } = form;
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
        <SegmentsField
          {...field('via')}
          label={t('onboarding.invitation.via')}
          choices={[
            { value: 'email', label: t('onboarding.invitation.email') },
            { value: 'text', label: t('onboarding.invitation.textMessage') },
          ]}
        />
        {values.via === 'email' ? (
          <EmailField
            {...field('email')}
            label={t('onboarding.invitation.email')}
            help={t('onboarding.invitation.emailHelp')}
          />
        ) : (
          <PhoneField
            {...field('phone')}
            label={t('onboarding.invitation.phone')}
            help={t(
              obstacleTo(null) === 'switchedOff'
                ? 'onboarding.invitation.textsOff'
                : 'onboarding.invitation.phoneHelp',
            )}
          />
        )}
        <SelectField
          {...field('tier')}
          label={t('onboarding.invitation.tier')}
          choices={tiers.map((tier) => ({ value: tier, label: t(`onboarding.invitation.tiers.${tier}`) }))}
        />
        {shifts !== null && values.tier === fieldTier && (
          <CheckboxesField
            {...field('serves')}
            label={t('onboarding.invitation.shifts')}
            choices={[{ value: 'first', label: t('onboarding.invitation.serves', { name: shifts.name }) }]}
          />
        )}
      </FormPage>
      <SkipButton step="done" onNext={onNext} />
    </>
  );
}
