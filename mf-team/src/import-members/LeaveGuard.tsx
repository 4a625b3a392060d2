import { useEffect } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { useBlocker } from 'shared-lib/router';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';

/** Asks before the page is left while an import runs; filters and sorting of its rows don't leave it. */
export function LeaveGuard({ isRunning }: { isRunning: boolean }) {
  const { t } = useTexts('mf-team');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isRunning &&
      (nextLocation.pathname !== currentLocation.pathname ||
        new URLSearchParams(nextLocation.search).get('import') === null),
  );

  // A run that has ended can be left without a question, once its results were seen.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isRunning) blocker.reset();
  }, [blocker, isRunning]);

  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked' && isRunning}
      title={t('importMembers.leave.title')}
      action={t('importMembers.leave.action')}
      destructive
      onConfirm={async () => {
        blocker.proceed?.();
        return { ok: true };
      }}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      {t('importMembers.leave.text')}
    </ConfirmDialog>
  );
}
