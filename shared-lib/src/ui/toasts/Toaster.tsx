import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastQueue, type Toast } from './toastQueue.ts';
import styles from './Toaster.module.css';
import './mantine.css';

/** How long a toast stays, in milliseconds; longer when there is something to press. It waits while one points at it. */
const stay = { plain: 6000, withUndo: 10_000 };

const icons = {
  good: IconCheck,
  watch: IconAlertTriangle,
  bad: IconAlertTriangle,
  info: IconInfoCircle,
  neutral: IconInfoCircle,
};

function show({ meaning, message, undo }: Toast, t: TFunction) {
  const Icon = icons[meaning];
  // The button stays for a moment while its toast goes.
  let taken = false;
  const takeBack = () => {
    if (taken) return;
    taken = true;
    notifications.hide(id);
    undo?.();
  };
  const id = notifications.show({
    message: (
      <>
        <span dir="auto">{message}</span>
        {undo && (
          <Button size="compact-sm" variant="subtle" className={styles.undo ?? ''} onClick={takeBack}>
            {t('undo')}
          </Button>
        )}
      </>
    ),
    icon: <Icon size={18} aria-hidden />,
    autoClose: undo ? stay.withUndo : stay.plain,
    // The live regions below speak; the toast itself is not to be heard twice.
    role: 'group',
    'aria-label': message,
    withBorder: true,
    closeButtonProps: { 'aria-label': t('close'), size: 32 },
    classNames: { icon: styles.icon ?? '', description: styles.message ?? '' },
    'data-meaning': meaning,
  });
}

/** Shows the toasts of the queue, above dialogs, and speaks them to screen readers. */
export function Toaster() {
  const { t } = useTranslation('ui');
  const [spoken, setSpoken] = useState<Toast | null>(null);

  useEffect(() => {
    const showWaiting = () => {
      const toasts = toastQueue.takeAll();
      for (const toast of toasts) show(toast, t);
      const latest = toasts.at(-1);
      // After the regions are in the page: what they hold at first is not spoken.
      if (latest) setTimeout(() => setSpoken(latest));
    };
    showWaiting();
    return toastQueue.subscribe(showWaiting);
  }, [t]);

  const urgent = spoken?.meaning === 'bad';
  return (
    <>
      <Notifications position="bottom-right" limit={4} containerWidth={400} transitionDuration={160} />
      <span role="status" className={styles.unseen}>
        {urgent ? '' : spoken?.message}
      </span>
      <span role="alert" className={styles.unseen}>
        {urgent ? spoken.message : ''}
      </span>
    </>
  );
}
