import { IconCopy } from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import { reportProblem } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import type { CopyWeekDialogProps } from './CopyWeekDialog.tsx';

const loadDialog = () => import(/* webpackChunkName: "copy-week" */ './CopyWeekDialog.tsx');

/** Fetches the dialog ahead; when that fails, opening it asks again and says so. */
const prefetch = () => void loadDialog().catch(() => {});

/** The button that copies the shown week onto another, and its dialog. */
export function CopyWeek(props: Omit<CopyWeekDialogProps, 'onClose'>) {
  const { t } = useTexts('mf-team');
  const [Dialog, setDialog] = useState<ComponentType<CopyWeekDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    loadDialog().then(
      ({ CopyWeekDialog }) => setDialog(() => CopyWeekDialog),
      (cause: unknown) => {
        reportProblem('The dialog to copy a week could not be loaded', cause);
        showToast({ meaning: 'bad', message: t('schedule.copy.couldNotOpen') });
        setOpen(false);
      },
    );
  };
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {t('schedule.copy.open')}
      </Button>
      {isOpen && Dialog && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
