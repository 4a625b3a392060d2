import { IconEdit, IconPlayerPause, IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react';
import { changeCheckpoint } from '../data/checkpointCallables.ts';
import type { Checkpoint } from 'shared-lib/domain';
import type { CheckpointAct } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, showToast, useAddressState, useOverlayHost } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import styles from './CheckpointActions.module.css';

const editDialog = lazyPart(
  'The form to edit a checkpoint',
  async () => (await import('./EditCheckpointDialog.tsx')).EditCheckpointDialog,
);

interface CheckpointActionsProps {
  checkpoint: Checkpoint;
  /** The community's. */
  timeZone: string;
  /** Called after it has been deleted. */
  onGone: () => void;
}

/** A checkpoint's actions: edit it, take it out of use, replace its code, delete it. */
export function CheckpointActions({ checkpoint, timeZone, onGone }: CheckpointActionsProps) {
  const { t } = useTexts('mf-communities');
  const show = useOverlayHost();
  const editing = useAddressState('editCheckpoint');
  const { id: checkpointId, name, isActive, qrToken } = checkpoint;

  const run = async (act: CheckpointAct): Promise<ConfirmResult> => {
    const result = await changeCheckpoint(act);
    return result.ok ? { ok: true } : { ok: false, message: t('checkpoints.failed') };
  };
  const setActive = async (active: boolean, undo?: () => void) => {
    const result = await run({ act: 'setActive', checkpointId, isActive: active });
    if (!result.ok) return showToast({ meaning: 'bad', message: result.message });
    showToast({
      meaning: 'good',
      message: t(active ? 'checkpoints.activated' : 'checkpoints.deactivated', { name }),
      ...(undo && { undo }),
    });
  };
  const replaceCode = () =>
    show((state) => (
      <ConfirmDialog
        {...state}
        title={t('checkpoints.replace.title', { name })}
        losses={[t('checkpoints.replace.old'), t('checkpoints.replace.print')]}
        action={t('checkpoints.replace.action')}
        onConfirm={() => run({ act: 'replaceCode', checkpointId, token: qrToken })}
      >
        {t('checkpoints.replace.text')}
      </ConfirmDialog>
    ));
  const remove = () =>
    show((state) => (
      <ConfirmDialog
        {...state}
        destructive
        title={t('checkpoints.remove.title', { name })}
        losses={[t('checkpoints.remove.code'), t('checkpoints.remove.round'), t('checkpoints.remove.scans')]}
        action={t('checkpoints.remove.action', { name })}
        onConfirm={async () => {
          const result = await run({ act: 'delete', checkpointId });
          if (result.ok) {
            onGone();
            showToast({ meaning: 'good', message: t('checkpoints.remove.done', { name }) });
          }
          return result;
        }}
      />
    ));

  return (
    <div className={styles.actions}>
      <Button
        leftSection={<IconEdit size={18} aria-hidden />}
        onClick={() => editing.open()}
        {...editDialog.ahead}
      >
        {t('checkpoints.edit.action')}
      </Button>
      <Button
        variant="default"
        leftSection={
          isActive ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />
        }
        onClick={() => void setActive(!isActive, () => void setActive(isActive))}
      >
        {t(isActive ? 'checkpoints.deactivate' : 'checkpoints.activate')}
      </Button>
      <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={replaceCode}>
        {t('checkpoints.replace.open')}
      </Button>
      <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
        {t('checkpoints.remove.open')}
      </Button>
      <LazyOverlay part={editDialog} isOpen={editing.isOpen} onClose={editing.close}>
        {(EditCheckpointDialog) =>
          editing.isOpen && (
            <EditCheckpointDialog checkpoint={checkpoint} timeZone={timeZone} onClose={editing.close} />
          )
        }
      </LazyOverlay>
    </div>
  );
}
