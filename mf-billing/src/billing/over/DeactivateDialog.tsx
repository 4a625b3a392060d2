import {
  combineLive,
  deactivateTeamMember,
  useAssignmentDirectory,
  useUpcomingNights,
  useCommunityDirectory,
  useNow,
  useRecentRequests,
} from 'shared-lib/data';
import { deactivationOf, earliestToday, type DirectoryMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent, showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../../checkout/billingFailure.ts';

interface DeactivateDialogProps {
  member: DirectoryMember;
  opened: boolean;
  onClose: () => void;
}

/** Says what a member loses when deactivated (spec section 4), and deactivates them. */
export function DeactivateDialog({ member, opened, onClose }: DeactivateDialogProps) {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const name = member.fullName || t('over.unnamed');
  const live = combineLive(
    [
      useCommunityDirectory(),
      useAssignmentDirectory(),
      useUpcomingNights(earliestToday(now)),
      useRecentRequests(),
    ],
    (communities, assignedAgents, scheduleNights, requestRecords) =>
      deactivationOf(member.id, { communities, assignedAgents, scheduleNights, requestRecords, now }),
  );
  const confirm = async (): Promise<ConfirmResult> => {
    const result = await deactivateTeamMember({ teamMemberId: member.id });
    if (!result.ok) return { ok: false, message: failureMessage(t, result.error) };
    showToast({ meaning: 'good', message: t('over.deactivated', { name }) });
    return { ok: true };
  };
  const losses =
    live.status === 'ready'
      ? (['regular', 'manages', 'shifts', 'requests'] as const).flatMap((kind) => {
          const count = live.data[kind].length;
          return count > 0 ? [t(`over.losses.${kind}`, { count })] : [];
        })
      : [];
  return (
    <ConfirmDialog
      opened={opened}
      title={t('over.deactivateTitle', { name })}
      action={t('over.deactivateNamed', { name })}
      destructive
      disabled={live.status !== 'ready'}
      losses={losses}
      onConfirm={confirm}
      onClose={onClose}
    >
      <LiveContent live={live}>
        {() => <p>{losses.length > 0 ? t('over.takes', { name }) : t('over.takesNothing', { name })}</p>}
      </LiveContent>
    </ConfirmDialog>
  );
}
