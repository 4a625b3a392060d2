import { LazyOverlay, lazyPart, useOverlayHost } from 'shared-lib/ui';
import type { DialogCommunity, LifecycleAction } from './lifecycleActions.ts';

const dialog = lazyPart(
  'The community status dialog',
  async () => (await import(/* webpackChunkName: "lifecycle" */ './LifecycleDialog.tsx')).LifecycleDialog,
);

/** The handlers for the button that opens it. */
export const lifecyclePrefetch = dialog.ahead;

/** Opens the dialog for an action on one or several communities, in the page's overlay host. */
export function useLifecycleDialog() {
  const show = useOverlayHost();
  return (action: LifecycleAction, communities: readonly DialogCommunity[], onDone?: () => void) =>
    show(({ opened, onClose }) => (
      <LazyOverlay part={dialog} isOpen={opened} onClose={onClose}>
        {(LifecycleDialog) => (
          <LifecycleDialog
            action={action}
            communities={communities}
            opened={opened}
            onClose={onClose}
            onDone={onDone}
          />
        )}
      </LazyOverlay>
    ));
}
