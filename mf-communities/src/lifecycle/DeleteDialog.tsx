import { useState } from 'react';
import { deleteCommunity } from '../data/communityCallables.ts';
import { isArchived, type Community } from 'shared-lib/domain';
import { useNavigate, useParams } from 'shared-lib/router';
import { Button, showToast } from 'shared-lib/ui';
import { ConfirmDialog, DialogFooter, Modal, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { Footprint, useFootprints } from './Footprint.tsx';
import type { DialogCommunity } from './lifecycleActions.ts';
import styles from './LifecycleDialog.module.css';
import { useLifecycleTexts } from './useLifecycleTexts.ts';

/** Calls until nothing is left: one call has a time limit, and a large community takes several. */
async function deleteWhole(communityId: string) {
  for (;;) {
    const result = await deleteCommunity(communityId);
    if (!result.ok || result.value.isFinished) return result;
  }
}

interface DeleteDialogProps {
  community: DialogCommunity & Pick<Community, 'archivedAt'>;
  opened: boolean;
  onClose: () => void;
  /** Opens the dialog that archives it instead. */
  onArchive: () => void;
}

/**
 * Lists what is lost with a community, and deletes it; one with records of nights has to be archived first.
 */
export function DeleteDialog({ community, opened, onClose, onArchive }: DeleteDialogProps) {
  const { t, nameOf, refusal } = useLifecycleTexts();
  const { id: shown } = useParams();
  const navigate = useNavigate();
  const [isRunning, setIsRunning] = useState(false);
  const name = nameOf([community]);
  const footprints = useFootprints([community.id]);
  const hasHistory = footprints.status === 'ready' && footprints.data.some((one) => one.hasHistory);

  const confirm = async (): Promise<ConfirmResult> => {
    setIsRunning(true);
    const result = await deleteWhole(community.id);
    setIsRunning(false);
    if (!result.ok) {
      return { ok: false, message: refusal(result.error) ?? t('lifecycle.delete.failed', { name }) };
    }
    showToast({ meaning: 'good', message: t('lifecycle.delete.done', { name }) });
    // Its own page has nothing left to show.
    if (shown !== undefined) void navigate('/communities', { replace: true });
    return { ok: true };
  };

  if (hasHistory && !isArchived(community) && !isRunning) {
    return (
      <Modal opened={opened} onClose={onClose} title={t('lifecycle.delete.title', { name })}>
        <p>{t('lifecycle.delete.archiveFirst')}</p>
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {t('lifecycle.restore.close')}
          </Button>
          <Button onClick={onArchive} data-autofocus>
            {t('lifecycle.delete.archiveInstead')}
          </Button>
        </DialogFooter>
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t('lifecycle.delete.title', { name })}
      action={t('lifecycle.delete.action', { name })}
      destructive
      disabled={footprints.status !== 'ready'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.first}>{t('lifecycle.delete.text')}</p>
      <Footprint act="delete" communities={[community]} live={footprints} />
      {hasHistory && <p>{t('lifecycle.delete.history')}</p>}
      <p role="status" className={styles.progress}>
        {isRunning && t('lifecycle.delete.progress')}
      </p>
    </ConfirmDialog>
  );
}
