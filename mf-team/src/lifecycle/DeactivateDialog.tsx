import { useEffect, useRef, useState } from 'react';
import { combineLive, deactivateTeamMember } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { nameOfMember } from '../people/agentOf.ts';
import { Affected } from './takeover/Affected.tsx';
import type { MemberDialogProps } from './lifecycleActions.ts';
import { SuccessorChoice } from './takeover/SuccessorChoice.tsx';
import { useDeactivation } from './useDeactivation.ts';
import { useFailureText } from './useFailureText.ts';
import { useSuccessors } from './takeover/useSuccessors.ts';

interface DeactivateDialogProps extends MemberDialogProps {
  /** Whether an earlier deactivation was interrupted. */
  isFinishing: boolean;
}

/**
 * Lists what a member loses when deactivated, offers a choice of successor, and deactivates them (spec
 * section 4).
 */
export function DeactivateDialog({ member, isFinishing, opened, onClose }: DeactivateDialogProps) {
  const { t, i18n } = useTexts('mf-team');
  const name = nameOfMember(member, t);
  const live = combineLive(
    [useDeactivation(member.id, i18n.language), useSuccessors(member, i18n.language)],
    (known, taking) => ({ ...known, taking }),
  );
  const failureText = useFailureText();
  const [hasFailed, setHasFailed] = useState(false);

  // A response can be lost after the function has done its work. The member's record then shows it.
  const isDone = !member.isActive && member.deactivation === null;
  const isOver = useRef(false);
  const finish = () => {
    if (isOver.current) return;
    isOver.current = true;
    showToast({ meaning: 'good', message: t('lifecycle.deactivated', { name }) });
    onClose();
  };
  useEffect(() => {
    if (opened && hasFailed && isDone) finish();
  });

  const takenOverBy = live.status === 'ready' ? live.data.taking.takenOverBy : undefined;
  const confirm = async (): Promise<ConfirmResult> => {
    const result = await deactivateTeamMember({ teamMemberId: member.id, takenOverBy });
    if (!result.ok) {
      setHasFailed(true);
      return { ok: false, message: failureText(isFinishing ? 'finish' : 'deactivate', result.error) };
    }
    finish();
    return { ok: true };
  };

  const kind = isFinishing || member.deactivation ? 'finish' : 'deactivate';
  const touched = live.status === 'ready' ? live.data.touched : null;
  const canHandOver =
    touched !== null && touched.regular.length + touched.manages.length + touched.shifts.length > 0;
  return (
    <ConfirmDialog
      opened={opened}
      title={t(`lifecycle.${kind}.title`, { name })}
      action={t(`lifecycle.${kind}.action`, { name })}
      destructive
      disabled={live.status !== 'ready'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Affected
        live={live}
        lead={t(`lifecycle.${kind}.lead`, { name })}
        none={t(`lifecycle.${kind}.none`, { name })}
      />
      {live.status === 'ready' && canHandOver && (
        <SuccessorChoice memberId={member.id} known={live.data} {...live.data.taking} />
      )}
      {hasFailed && <p>{t('lifecycle.retryHelp')}</p>}
    </ConfirmDialog>
  );
}
