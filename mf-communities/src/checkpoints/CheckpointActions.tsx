import { callCheckpoints } from '../data/callables.ts';
import type { Checkpoint } from 'shared-lib/domain';
import type { CheckpointAction } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, showToast, useAddressState, useOverlayHost } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import type { PanelAction } from 'shared-lib/ui/lists';

const editDialog = lazyPart(
  'The form to edit a checkpoint',
  async () => (await import('./EditCheckpointDialog.tsx')).EditCheckpointDialog,
);

/**
 * A checkpoint's actions: edit it, take it out of use, replace its code, delete it.
 * @param onGone called after it has been deleted
 */
export function useCheckpointActions(checkpoint: Checkpoint, onGone: () => void): readonly PanelAction[] {
  const { t } = useTexts('mf-communities');
  const show = useOverlayHost();
  const editing = useAddressState('editCheckpoint');
  const { id: checkpointId, name, isActive, qrToken } = checkpoint;

  const run = async (act: CheckpointAction): Promise<ConfirmResult> => {
    const result = await callCheckpoints('changeCheckpoint', act);
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

  return [
    {
      id: 'edit',
      label: t('checkpoints.edit.action'),
      onAction: () => editing.open(),
      ahead: editDialog.ahead,
    },
    {
      id: 'setActive',
      label: t(isActive ? 'checkpoints.deactivate' : 'checkpoints.activate'),
      onAction: () => void setActive(!isActive, () => void setActive(isActive)),
    },
    { id: 'replaceCode', label: t('checkpoints.replace.open'), onAction: replaceCode },
    { id: 'remove', label: t('checkpoints.remove.open'), onAction: remove },
  ];
}

interface EditingCheckpointProps {
  checkpoint: Checkpoint;
  /** The community's time zone. */
  timeZone: string;
}

/** The form that edits a checkpoint, while it is open. */
export function EditingCheckpoint(props: EditingCheckpointProps) {
  const editing = useAddressState('editCheckpoint');
  return (
    <LazyOverlay part={editDialog} isOpen={editing.isOpen} onClose={editing.close}>
      {(EditCheckpointDialog) =>
        editing.isOpen && <EditCheckpointDialog {...props} onClose={editing.close} />
      }
    </LazyOverlay>
  );
}
