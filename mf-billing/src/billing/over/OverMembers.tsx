import { useState } from 'react';
import {
  combineLive,
  deactivateTeamMember,
  useAccount,
  useAssignmentDirectory,
  useCommunityDirectory,
  useNow,
  useRecentRequests,
  useTeamDirectory,
  useUpcomingNights,
} from 'shared-lib/data';
import { deactivationOf, earliestToday, type DirectoryMember } from 'shared-lib/domain';
import { formatDate, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LiveContent, showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../../checkout/billingFailure.ts';
import styles from './OverLimit.module.css';
import { maxListed, overMembers } from './overRows.ts';

interface OverMembersProps {
  /** How many members exceed the limit. */
  over: number;
  /** Whether only Admins exceed it. */
  onlyAdmins?: boolean;
}

interface DeactivateDialogProps {
  member: DirectoryMember;
  opened: boolean;
  onClose: () => void;
}

/** Says what a member loses when deactivated (spec section 4), and deactivates them. */
function DeactivateDialog({ member, opened, onClose }: DeactivateDialogProps) {
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

/** The active members, longest inactive first, each with a button to deactivate them. */
export function OverMembers({ over, onlyAdmins = false }: OverMembersProps) {
  const { t, i18n } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const live = useTeamDirectory();
  const [requested, setRequested] = useState<DirectoryMember | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <h4 className={styles.group}>{t(onlyAdmins ? 'over.admins' : 'over.members', { count: over })}</h4>
      <LiveContent live={live}>
        {(team) => {
          const members = overMembers(team, { ownerId: customerId, onlyAdmins });
          return (
            <>
              <ul className="vh-list">
                {members.slice(0, maxListed).map((member) => (
                  <li key={member.id} className={`vh-spread ${styles.row}`}>
                    <span>
                      <Link to={`/team/${member.id}`} className={styles.name}>
                        {member.fullName || t('over.unnamed')}
                      </Link>
                      <span className={`vh-soft ${styles.detail}`}>
                        {member.lastActive === null
                          ? t('over.neverSeen')
                          : t('over.lastSeen', { date: formatDate(member.lastActive, i18n.language) })}
                      </span>
                    </span>
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t('over.deactivateNamed', { name: member.fullName || t('over.unnamed') })}
                      onClick={() => {
                        setRequested(member);
                        setOpened(true);
                      }}
                    >
                      {t('over.deactivate')}
                    </Button>
                  </li>
                ))}
              </ul>
              {members.length > maxListed && (
                <p className="vh-soft">
                  {t('over.more', { count: members.length - maxListed })}{' '}
                  <Link to="/team?status=active">{t('over.team')}</Link>
                </p>
              )}
            </>
          );
        }}
      </LiveContent>
      {requested && <DeactivateDialog member={requested} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
