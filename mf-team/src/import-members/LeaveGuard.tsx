import { useTexts } from 'shared-lib/i18n';
import { ConfirmDialog, useLeaveGuard } from 'shared-lib/ui/dialogs';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

/** Asks before an import that runs is left, by an address or with the tab; filters and sorting of its rows don't leave it. */
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
