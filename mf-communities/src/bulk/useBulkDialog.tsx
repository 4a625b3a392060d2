import { LazyOverlay, lazyPart, useOverlayHost } from 'shared-lib/ui';

const dialogs = {
  manager: lazyPart(
    'The district manager dialog',
    async () => (await import(/* webpackChunkName: "bulk" */ './ManagerDialog.tsx')).ManagerDialog,
  ),
  days: lazyPart(
    'The service days dialog',
    async () => (await import(/* webpackChunkName: "bulk" */ './ServiceDaysDialog.tsx')).ServiceDaysDialog,
  ),
  closures: lazyPart(
    'The closures dialog',
    async () => (await import('../edit/closures/ManyClosuresDialog.tsx')).ManyClosuresDialog,
  ),
} as const;

export type BulkDialog = keyof typeof dialogs;

/** Opens the dialog that changes several communities, in the page's overlay host. */
export function useBulkDialog() {
  const show = useOverlayHost();
  return (dialog: BulkDialog, ids: readonly string[], onDone: () => void) =>
    show(({ opened, onClose }) => (
      <LazyOverlay part={dialogs[dialog]} isOpen={opened} onClose={onClose}>
        {(Dialog) => <Dialog ids={ids} opened={opened} onClose={onClose} onDone={onDone} />}
      </LazyOverlay>
    ));
}
