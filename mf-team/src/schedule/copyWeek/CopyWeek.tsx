import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart } from 'shared-lib/ui';
import type { CopyWeekDialogProps } from './CopyWeekDialog.tsx';

const dialog = lazyPart(
  'The dialog to copy a week',
  async () => (await import(/* webpackChunkName: "copy-week" */ './CopyWeekDialog.tsx')).CopyWeekDialog,
);

/** The button that copies the displayed week to another, with its dialog. */
export function CopyWeek(props: Omit<CopyWeekDialogProps, 'onClose'>) {
  const { t } = useTexts('mf-team');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
        {...dialog.ahead}
      >
        {t('schedule.copy.open')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(CopyWeekDialog) => isOpen && <CopyWeekDialog {...props} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
