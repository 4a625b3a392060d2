import { deleteTeamMember } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useNavigate, useParams } from 'shared-lib/router';
import { showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { nameOfMember } from '../people/agentOf.ts';
import { Affected } from './Affected.tsx';
import styles from './DeleteDialog.module.css';
import type { MemberDialogProps } from './lifecycleActions.ts';
import { useDeactivation } from './useDeactivation.ts';
import { useFailureText } from './useFailureText.ts';

/** Says what is lost with a member, and deletes them. */
export function DeleteDialog({ member, opened, onClose }: MemberDialogProps) {
  const { t, i18n } = useTexts('mf-team');
  const { id } = useParams();
  const navigate = useNavigate();
  const name = nameOfMember(member, t);
  const live = useDeactivation(member.id, i18n.language);
  const failureText = useFailureText();

  const confirm = async (): Promise<ConfirmResult> => {
    const result = await deleteTeamMember(member.id);
    if (!result.ok) return { ok: false, message: failureText('delete', result.error) };
    showToast({ meaning: 'good', message: t('lifecycle.deleted', { name }) });
    // Their own page has nothing to show any more.
    if (id === member.id) void navigate('/team', { replace: true });
    return { ok: true };
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={t('lifecycle.delete.title', { name })}
      action={t('lifecycle.delete.action', { name })}
      destructive
      disabled={live.status !== 'ready'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.first}>{t('lifecycle.delete.text')}</p>
      <Affected live={live} lead={t('lifecycle.delete.lead')} none={t('lifecycle.delete.none', { name })} />
      <p>{t(member.isActive ? 'lifecycle.delete.instead' : 'lifecycle.delete.final')}</p>
    </ConfirmDialog>
  );
}
