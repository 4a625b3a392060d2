import { doorName } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { bulkDelete } from './unitChanges.ts';
import type { UnitDialogProps } from './unitDialog.ts';

/** Asks for confirmation before units are deleted, and lists the effects. */
export function DeleteUnitsDialog({ community, units, opened, onClose, onDone }: UnitDialogProps) {
  const { t } = useTexts('mf-communities');
  const named = { count: units.length, name: units[0] ? doorName(units[0]) : '' };
  return (
    <ConfirmDialog
      opened={opened}
      title={t('units.deleting.title', named)}
      losses={[
        t('units.deleting.loses.resident'),
        t('units.deleting.loses.tags'),
        t('units.deleting.loses.history'),
      ]}
      action={t('units.deleting.submit')}
      destructive
      onConfirm={async () => {
        const deleted = await bulkDelete(
          community.id,
          units.map(({ id }) => id),
        );
        if (!deleted.ok) return { ok: false, message: t('units.deleting.failed') };
        showToast({ meaning: 'good', message: t('units.deleting.done', named) });
        onDone();
        return { ok: true };
      }}
      onClose={onClose}
    >
      {t('units.deleting.text')}
    </ConfirmDialog>
  );
}
