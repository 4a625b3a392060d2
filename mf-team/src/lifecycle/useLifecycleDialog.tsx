import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, useOverlayHost } from 'shared-lib/ui';
import type { LifecycleAction, ListedMember } from './lifecycleActions.ts';

const dialog = lazyPart(
  'The team member status dialog',
  async () => (await import(/* webpackChunkName: "lifecycle" */ './LifecycleDialog.tsx')).LifecycleDialog,
);

/** The handlers for the button that opens it. */
export const lifecyclePrefetch = dialog.ahead;

/** Opens an action's dialog in the page's overlay host. */
export function useLifecycleDialog() {
  const { t } = useTexts('mf-team');
  const show = useOverlayHost();
  return (action: LifecycleAction, member: ListedMember) =>
    show(({ opened, onClose }) => (
      <LazyOverlay
        part={dialog}
        isOpen={opened}
        onClose={onClose}
        failed={t(action === 'delete' ? 'lifecycle.deleteFailed' : 'lifecycle.updateStatusError')}
      >
        {(LifecycleDialog) => (
          <LifecycleDialog action={action} asked={member} opened={opened} onClose={onClose} />
        )}
      </LazyOverlay>
    ));
}
