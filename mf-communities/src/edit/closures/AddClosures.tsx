import { IconCalendarOff } from '@tabler/icons-react';
import { useCommunityDirectory, useCommunityUsage } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';

const dialog = lazyPart(
  'The form for closures',
  async () => (await import('./ManyClosuresDialog.tsx')).ManyClosuresDialog,
);

/**
 * The button that adds closures to all communities, and the dialog that it or `/communities?closures=1`
 * opens.
 */
export function AddClosures() {
  const { t } = useTexts('mf-communities');
  const { isOpen, open, close } = useAddressState('closures');
  const use = useCommunityUsage();
  // It is there while loading, so the buttons after it don't move.
  if (use.status === 'ready' && use.data.used === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarOff size={18} aria-hidden />}
        onClick={() => open()}
        {...dialog.ahead}
      >
        {t('edit.manyOpen')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(ManyClosuresDialog) => isOpen && <OfAll dialog={ManyClosuresDialog} onClose={close} />}
      </LazyOverlay>
    </>
  );
}

type Dialog = NonNullable<ReturnType<typeof dialog.loaded>>;

/** The dialog for all communities, once they are loaded. */
function OfAll({ dialog: ManyClosuresDialog, onClose }: { dialog: Dialog; onClose: () => void }) {
  const live = useCommunityDirectory();
  if (live.status !== 'ready') return null;
  return (
    <ManyClosuresDialog ids={live.data.map(({ id }) => id)} opened onClose={onClose} onDone={() => {}} />
  );
}
