import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, useOverlayHost } from 'shared-lib/ui';
import type { LifecycleAction, ListedMember } from './lifecycleActions.ts';

const dialog = lazyPart(
  'The dialog for a member',
  async () => (await import(/* webpackChunkName: "lifecycle" */ './LifecycleDialog.tsx')).LifecycleDialog,
);

/** The handlers for the button that asks. */
export const lifecycleAhead = dialog.ahead;

/** Opens the dialog, in the page's overlay host, for an action on a member's place in the team. */
export function useAskLifecycle() {
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
