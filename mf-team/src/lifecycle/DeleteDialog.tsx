import { deleteTeamMember } from '../data/teamCallables.ts';
import { useUnpaidTime } from '../data/unpaidTime.api.ts';
import { decimalHours } from 'shared-lib/domain';
import { payRecordYears } from 'mf-team/domain';
import { useTexts } from 'shared-lib/i18n';
import { useNavigate, useParams } from 'shared-lib/router';
import { Button, showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { nameOfMember } from '../people/agentOf.ts';
import { Affected } from './takeover/Affected.tsx';
import styles from './lifecycle.module.css';
import type { MemberDialogProps } from './lifecycleActions.ts';
import { useDeactivation } from './useDeactivation.ts';
import { useFailureText } from './useFailureText.ts';

interface DeleteDialogProps extends MemberDialogProps {
  /** Opens the deactivation instead. */
  onDeactivate: () => void;
}

/** Lists what is lost with a member and what is not paid yet, and deletes them. */
export function DeleteDialog({ member, opened, onClose, onDeactivate }: DeleteDialogProps) {
  const { t, i18n } = useTexts('mf-team');
  const { id } = useParams();
  const navigate = useNavigate();
  const name = nameOfMember(member, t);
  const live = useDeactivation(member.id, i18n.language);
  const unpaid = useUnpaidTime(member.id);
  const failureText = useFailureText();

  const confirm = async (): Promise<ConfirmResult> => {
    const result = await deleteTeamMember(member.id);
    if (!result.ok) return { ok: false, message: failureText('delete', result.error) };
    showToast({ meaning: 'good', message: t('lifecycle.deleted', { name }) });
    // Their own page has nothing left to show.
    if (id === member.id) void navigate('/team', { replace: true });
    return { ok: true };
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={t('lifecycle.delete.title', { name })}
      action={t('lifecycle.delete.action', { name })}
      destructive
      disabled={live.status !== 'ready' || unpaid.status === 'loading'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.first}>{t('lifecycle.delete.text')}</p>
      <Affected live={live} lead={t('lifecycle.delete.lead')} none={t('lifecycle.delete.none', { name })} />
      {unpaid.status === 'ready' && unpaid.data.records > 0 && (
        <p className={styles.unpaid}>
          {t('lifecycle.delete.unpaid', {
            count: unpaid.data.records,
            hours: decimalHours(unpaid.data.workedMin),
          })}
        </p>
      )}
      <p>{t('lifecycle.delete.kept', { years: payRecordYears })}</p>
      {member.isActive && (
        <p>
          {t('lifecycle.delete.instead')}{' '}
          <Button variant="default" size="xs" onClick={onDeactivate}>
            {t('lifecycle.delete.deactivate')}
          </Button>
        </p>
      )}
    </ConfirmDialog>
  );
}
