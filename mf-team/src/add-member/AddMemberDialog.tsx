import { addTeamMemberAs, useAccount } from 'shared-lib/data';
import { invitedMemberSchema } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { formatPhone } from 'shared-lib/ui';
import {
  EmailField,
  FormDialog,
  PhoneField,
  RadioCardsField,
  SegmentsField,
  SwitchField,
  TextField,
  useForm,
  useTextObstacle,
} from 'shared-lib/ui/form';
import { PlanOffer } from 'shared-lib/ui/plans';
import styles from './AddMember.module.css';
import { addressErrors, blankMember, invitationOf, isBlank, planErrors } from './memberForm.ts';
import { tierChoices } from './tierChoices.tsx';
import { useTeamCapacity } from './useTeamCapacity.ts';
import { Link } from 'shared-lib/router';

/** A note next to the phone that texts are off, with a link to turn them on. */
function TextsOff() {
  const { t } = useTexts('mf-team');
  return (
    <p className={styles.textsOff} role="status">
      {t('addMember.textsOff')} <Link to="/settings?tab=sms">{t('addMember.textSettings')}</Link>
    </p>
  );
}

export interface AddMemberDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The dialog that adds a member. Closing it asks before the input is discarded. */
export function AddMemberDialog({ opened, onClose }: AddMemberDialogProps) {
  const { t } = useTexts('mf-team');
  const room = useTeamCapacity();
  const account = useAccount();
  const obstacleTo = useTextObstacle();
  const form = useForm({
    name: 'add-member',
    initialValues: blankMember,
    schema: invitedMemberSchema,
    toInput: invitationOf,
    check: (values) => addressErrors(values, room, obstacleTo),
    // An empty form has no errors yet; a full plan is announced anyway.
    liveCheck: (values) => (isBlank(values) ? {} : planErrors(values, room)),
    // Whether a role has room depends on whether the member is active.
    dependents: { isActive: ['tier'], via: ['email', 'phone'] },
    submit: addTeamMemberAs(account),
    errorTexts: 'mf-team:addMember.problems',
    describeFailure: () => ({ title: t('addMember.failed'), text: t('addMember.failedHelp') }),
  });
  const { field, values, errors } = form;
  // The member being added may be the one who takes the last seat.
  const isFull = form.status !== 'submitting' && errors.isActive?.code === 'teamFull';
  const wantsAdmin = errors.tier?.code === 'adminsFull';
  const isFullSoon = opened && room !== null && !room.member.ok && values.isActive && isBlank(values);

  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('addMember.title')}
      submitLabel={t(values.isActive ? 'addMember.submit' : 'addMember.submitInactive')}
      success={({ payload }) =>
        payload.isActive
          ? t('addMember.invited', { email: payload.email || formatPhone(payload.phone ?? '') })
          : t('addMember.addedInactive', { name: payload.firstName })
      }
      discard={t('addMember.discard')}
      size="lg"
      columns={2}
      note={
        <div role="status">
          {isFull && (
            <DialogProblem id="add-member-limit">
              <strong>{t('addMember.problems.teamFull')}</strong> {t('addMember.atLimitHelp')}
            </DialogProblem>
          )}
          {isFullSoon && <p className="vh-muted">{t('addMember.full')}</p>}
          {(isFull || wantsAdmin || isFullSoon) && (
            <PlanOffer more={{ members: 1, ...(wantsAdmin && { admins: 1 }) }} hasDraft />
          )}
        </div>
      }
    >
      <TextField {...field('firstName')} label={t('addMember.firstName')} autoFocus />
      <TextField {...field('lastName')} label={t('addMember.lastName')} />
      <SegmentsField
        {...field('via')}
        label={t('addMember.via')}
        choices={[
          { value: 'email', label: t('addMember.email') },
          { value: 'text', label: t('addMember.text') },
        ]}
        wide
      />
      {values.via === 'email' ? (
        <EmailField {...field('email')} label={t('addMember.email')} help={t('addMember.emailHelp')} wide />
      ) : (
        <>
          <PhoneField {...field('phone')} label={t('addMember.phone')} help={t('addMember.phoneHelp')} wide />
          {obstacleTo(null) === 'switchedOff' && <TextsOff />}
        </>
      )}
      <RadioCardsField
        {...field('tier')}
        label={t('addMember.tier')}
        choices={tierChoices(t, room)}
        tour="team-role-selector"
        wide
      />
      <SwitchField
        {...field('isActive')}
        label={t('addMember.isActive')}
        help={t(values.isActive ? 'addMember.isActiveHelp' : 'addMember.inactiveHelp')}
        errorId={isFull ? 'add-member-limit' : undefined}
        wide
      />
    </FormDialog>
  );
}
