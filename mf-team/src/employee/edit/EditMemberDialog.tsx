import { updateTeamMember } from '../../data/teamCallables.ts';
import { useAccount } from 'shared-lib/data';
import { teamMemberChangeSchema, revisionOf, type TeamMember, type Tier } from 'shared-lib/domain';
import { lockedMemberFields } from 'mf-team/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import {
  ChangedElsewhere,
  EmailField,
  FormDialog,
  PhoneField,
  RadioCardsField,
  TextField,
  useEditForm,
} from 'shared-lib/ui/form';
import { PlanOffer } from 'shared-lib/ui/plans';
import { tierChoices } from '../../add-member/tierChoices.tsx';
import { useTeamCapacity } from '../../add-member/useTeamCapacity.ts';
import { nameOfMember } from '../../people/agentOf.ts';
import { nameOfUser, useUsers } from '../../people/nameOfUser.ts';
import { editErrors, editsOf } from './memberEdits.ts';

export interface EditMemberDialogProps {
  /** As stored, live. */
  member: TeamMember;
  onClose: () => void;
}

/** The dialog that edits a member. Closing it asks before changes are discarded. */
export function EditMemberDialog({ member, onClose }: EditMemberDialogProps) {
  const { t, i18n } = useTexts('mf-team');
  const { uid, customerId } = useAccount();
  const room = useTeamCapacity();
  const users = useUsers();
  const { id, lastModified, lastModifiedBy } = member;
  const locked = lockedMemberFields(id, customerId, uid);
  const form = useEditForm({
    name: `edit-member-${id}`,
    stored: editsOf(member),
    schema: teamMemberChangeSchema,
    toInput: (values) => ({ ...values, teamMemberId: id, seen: revisionOf(member) }),
    check: (values) => editErrors(values, member, room),
    submit: updateTeamMember,
    errorTexts: ['mf-team:editMember.problems', 'mf-team:addMember.problems'],
    describeField: (field) => t(`addMember.fields.${field}`),
    describeValue: (field, value) => (field === 'tier' ? t(`tiers.${value as Tier}`) : String(value ?? '')),
    describeFailure: () => ({ title: t('editMember.failed'), text: t('editMember.failedHelp') }),
  });
  const { field } = form;
  const lastChange =
    lastModified !== null && lastModifiedBy !== null && users !== null
      ? {
          name: nameOfUser(lastModifiedBy, users, t),
          when: formatDateTime(lastModified, i18n.language),
        }
      : null;

  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('editMember.title')}
      submitLabel={t('editMember.submit')}
      disabled={!form.isDirty}
      success={() => t('editMember.saved')}
      discard={t('editMember.discard', { name: nameOfMember(member, t) })}
      guarded
      size="lg"
      columns={2}
      note={
        <div role="status">
          {form.errors.tier?.code === 'adminsFull' && <PlanOffer more={{ admins: 1 }} elsewhere />}
        </div>
      }
    >
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <TextField {...field('firstName')} label={t('addMember.firstName')} autoFocus />
      <TextField {...field('lastName')} label={t('addMember.lastName')} />
      <EmailField
        {...field('email')}
        label={t('addMember.email')}
        help={t(
          member.invitation === null
            ? 'editMember.emailHelp'
            : member.email === ''
              ? 'editMember.emailHelpTexted'
              : 'editMember.emailHelpInvited',
        )}
        locked={locked.email && t(`editMember.locked.email.${locked.email}`)}
        wide
      />
      <PhoneField {...field('phone')} label={t('editMember.phone')} help={t('editMember.phoneHelp')} wide />
      <RadioCardsField
        {...field('tier')}
        label={t('addMember.tier')}
        choices={tierChoices(t, room)}
        locked={locked.tier && t(`editMember.locked.tier.${locked.tier}`)}
        tour="team-role-selector"
        wide
      />
    </FormDialog>
  );
}
