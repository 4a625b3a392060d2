import { useTexts } from 'shared-lib/i18n';
import { ConfirmDialog, useLeaveGuard } from 'shared-lib/ui/dialogs';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

/**
 * Asks before someone leaves a running import by a link or by closing the tab. Filtering and sorting its rows does not
 * leave it.
 */
export function LeaveGuard({ onStop }: { onStop: () => void }) {
  const { t } = useTexts('mf-team');
  const guard = useLeaveGuard(true, isImport);
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title={t('importMembers.leave.title')}
      action={t('importMembers.leave.action')}
      destructive
      onConfirm={async () => {
        onStop();
        guard.discard();
        return { ok: true };
      }}
      onClose={guard.stay}
    >
      {t('importMembers.leave.text')}
    </ConfirmDialog>
  );
}
