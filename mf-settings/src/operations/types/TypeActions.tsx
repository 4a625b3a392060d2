import type { TypeUsage } from '../../data/typeUsage.api.ts';
import { isUnmerged, typeNameIn } from 'mf-settings/domain';
import type { ViolationType } from 'shared-lib/domain';
import type { ViolationTypeAction } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, showToast, useAddressState, useOverlayHost } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import type { PanelAction } from 'shared-lib/ui/lists';
import { callViolationTypes } from '../../data/callables.ts';

const editDialog = lazyPart(
  'The form to edit a violation type',
  async () => (await import('./EditTypeDialog.tsx')).EditTypeDialog,
);

interface TypeActsOptions {
  type: ViolationType;
  all: readonly ViolationType[];
  use: TypeUsage | null;
  onMerge: () => void;
  /** Called after it is deleted. */
  onGone: () => void;
}

/** The actions on a violation type: edit, archive, restore, merge, and delete an unused one. */
export function useTypeActions({ type, all, use, onMerge, onGone }: TypeActsOptions): readonly PanelAction[] {
  const { t, i18n } = useTexts('mf-settings');
  const show = useOverlayHost();
  const editing = useAddressState('editType');
  const { id: typeId, isActive } = type;
  const name = typeNameIn(type, i18n.language);

  const run = async (act: ViolationTypeAction): Promise<ConfirmResult> => {
    const result = await callViolationTypes('changeViolationType', act);
    if (result.ok) return { ok: true };
    const code = result.error.fields?.['typeId']?.code;
    return {
      ok: false,
      message: t(code === 'inUse' ? 'operations.types.remove.inUse' : 'operations.types.failed'),
    };
  };
  const setActive = async (active: boolean, undo?: () => void) => {
    const result = await run({ act: active ? 'restore' : 'archive', typeId });
    if (!result.ok) return showToast({ meaning: 'bad', message: result.message });
    showToast({
      meaning: 'good',
      message: t(active ? 'operations.types.restored' : 'operations.types.archivedOne', { name }),
      ...(undo && { undo }),
    });
  };
  const archive = () =>
    show((state) => (
      <ConfirmDialog
        {...state}
        title={t('operations.types.archive.title', { name })}
        losses={[
          t('operations.types.archive.field'),
          ...(use && use.open > 0 ? [t('operations.types.archive.open', { count: use.open })] : []),
        ]}
        action={t('operations.types.archive.action', { name })}
        onConfirm={async () => {
          await setActive(false, () => void setActive(true));
          return { ok: true };
        }}
      />
    ));
  const remove = () =>
    show((state) => (
      <ConfirmDialog
        {...state}
        destructive
        title={t('operations.types.remove.title', { name })}
        action={t('operations.types.remove.action', { name })}
        onConfirm={async () => {
          const result = await run({ act: 'delete', typeId });
          if (result.ok) {
            onGone();
            showToast({ meaning: 'good', message: t('operations.types.remove.done', { name }) });
          }
          return result;
        }}
      >
        {t('operations.types.remove.text')}
      </ConfirmDialog>
    ));
  const canMerge = all.some((one) => one.id !== typeId && isUnmerged(one) && (one.isActive || !isActive));

  return [
    {
      id: 'edit',
      label: t('operations.types.edit.open'),
      onAction: () => editing.open(),
      ahead: editDialog.ahead,
    },
    {
      id: 'archive',
      label: t(isActive ? 'operations.types.archive.start' : 'operations.types.restore'),
      onAction: isActive ? archive : () => void setActive(true, () => void setActive(false)),
    },
    ...(canMerge ? [{ id: 'merge', label: t('operations.types.merge.open'), onAction: onMerge }] : []),
    ...(use?.all === 0 ? [{ id: 'remove', label: t('operations.types.remove.open'), onAction: remove }] : []),
  ];
}

/** The form for editing a violation type, opened by the address. */
export function EditingType({ type, all, use }: Pick<TypeActsOptions, 'type' | 'all' | 'use'>) {
  const editing = useAddressState('editType');
  return (
    <LazyOverlay part={editDialog} isOpen={editing.isOpen} onClose={editing.close}>
      {(EditTypeDialog) =>
        editing.isOpen && <EditTypeDialog type={type} types={all} use={use} onClose={editing.close} />
      }
    </LazyOverlay>
  );
}
