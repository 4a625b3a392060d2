import { useState } from 'react';
import { reactivateTeamMember } from '../data/teamCallables.ts';
import { type Translate, useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { ConfirmDialog, DialogFooter, Modal, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { PlanOffer } from 'shared-lib/ui/plans';
import { nameOfMember } from '../people/agentOf.ts';
import { useKnownCapacity } from '../add-member/useTeamCapacity.ts';
import type { MemberDialogProps } from './lifecycleActions.ts';
import { reactivationRefusal, type ReactivationRefusal } from './reactivationRefusal.ts';
import styles from './lifecycle.module.css';
import { useFailureText } from './useFailureText.ts';

/** Reactivates a member if the plan has room; otherwise explains why not (spec sections 4 and 5). */
export function ReactivateDialog({ member, opened, onClose }: MemberDialogProps) {
  const { t } = useTexts('mf-team');
  const name = nameOfMember(member, t);
  const { room, isLoading } = useKnownCapacity();
  const refusal = reactivationRefusal(member, room);
  const failureText = useFailureText();
  // After the call, only the function's result counts: the reactivated member already takes up the seat that
  // this dialog watches.
  const [isDeciding, setIsDeciding] = useState(false);
  const [hadRoom, setHadRoom] = useState(false);
  if (!hadRoom && refusal === null) setHadRoom(true);

  const reactivate = async (): Promise<ConfirmResult> => {
    const result = await reactivateTeamMember(member.id);
    if (!result.ok) return { ok: false, message: failureText('reactivate', result.error) };
    showToast({ meaning: 'good', message: t('lifecycle.reactivated', { name }) });
    return { ok: true };
  };
  const confirm = async (): Promise<ConfirmResult> => {
    // If there was room, the list may be outdated; the function counts.
    if (refusal && !hadRoom) return { ok: false, message: t('lifecycle.planUnavailable') };
    setIsDeciding(true);
    return reactivate();
  };

  if (!isDeciding && refusal && refusal.key !== 'planUnavailable') {
    const filledMeanwhile = hadRoom && refusal.key === 'atLimit';
    return (
      <NoCapacity
        memberId={member.id}
        name={name}
        reason={filledMeanwhile ? t('lifecycle.filledMeanwhile') : refusalText(t, refusal)}
        isAdmin={member.tier === 'Admin'}
        opened={opened}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t('lifecycle.reactivate.title', { name })}
      action={t('lifecycle.reactivate.action', { name })}
      disabled={isLoading && !isDeciding}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('lifecycle.reactivate.text', { name })}
      {isLoading && !isDeciding && <p role="status">{t('lifecycle.reactivate.checking')}</p>}
    </ConfirmDialog>
  );
}

const refusalText = (t: Translate<'mf-team'>, { key, ...values }: ReactivationRefusal) =>
  t(`lifecycle.${key}`, values);

interface NoCapacityProps extends Omit<MemberDialogProps, 'member'> {
  memberId: string;
  name: string;
  reason: string;
  isAdmin: boolean;
}

function NoCapacity({ memberId, name, reason, isAdmin, opened, onClose }: NoCapacityProps) {
  const { t } = useTexts('mf-team');
  return (
    <Modal opened={opened} onClose={onClose} title={t('lifecycle.noRoom.title', { name })}>
      <p role="alert" className={styles.refusal}>
        {reason}
      </p>
      <p>{t('lifecycle.noRoom.help')}</p>
      <PlanOffer
        more={{ members: 1, ...(isAdmin && { admins: 1 }) }}
        back={`/team/${memberId}?ask=reactivate`}
      />
      <DialogFooter>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('lifecycle.noRoom.close')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
