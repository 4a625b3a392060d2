import { useTexts } from 'shared-lib/i18n';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import type { Confirming } from '../editing/useEditing.ts';

/** Asks for confirmation before saving a step with conflicts. */
export function ConfirmStep({ confirming, onClose }: { confirming: Confirming; onClose: () => void }) {
  const { t } = useTexts('mf-team');
  return (
    <ConfirmDialog
      opened
      title={t('schedule.edit.confirm.title')}
      losses={confirming.concerns.slice(0, 8)}
      action={t('schedule.edit.confirm.action')}
      onConfirm={confirming.save}
      onClose={onClose}
    >
      <p>{t('schedule.edit.confirm.text')}</p>
    </ConfirmDialog>
  );
}
