import { useTexts } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../overlays/dialogs/ConfirmDialog.tsx';
import { useLeaveGuard } from '../../overlays/dialogs/useLeaveGuard.ts';

interface LeaveGuardProps {
  /** Whether a query string still shows the import: filtering and sorting its rows doesn't leave it. */
  isImport: (search: URLSearchParams) => boolean;
  onStop: () => void;
}

/** Asks before the user leaves a running import by a link or by closing the tab. */
export function LeaveGuard({ isImport, onStop }: LeaveGuardProps) {
  const { t } = useTexts('importing');
  const guard = useLeaveGuard(true, isImport);
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title={t('leave.title')}
      action={t('leave.action')}
      destructive
      onConfirm={async () => {
        onStop();
        guard.discard();
        return { ok: true };
      }}
      onClose={guard.stay}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
