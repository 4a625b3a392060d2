import { Button } from '@mantine/core';
import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Translate, useTexts } from '../../../i18n/index.ts';
import { toastBottomOffset } from './toastBottomOffset.ts';
import { actionsOf, toastQueue, type Toast } from './toastQueue.ts';
import { watchDialogButtons } from './watchDialogButtons.ts';
import './mantine.css';
import styles from './Toaster.module.css';

/** How long a toast stays, in milliseconds; longer with an action, whose timer pauses on hover. */
const durations = { plain: 6000, withUndo: 10_000 };

const icons = {
  good: IconCheck,
  watch: IconAlertTriangle,
  bad: IconAlertTriangle,
  info: IconInfoCircle,
  neutral: IconInfoCircle,
};

/** How long a toast stays, in milliseconds; false until it is answered. */
const durationOf = ({ undo, actions }: Toast) =>
  actions ? false : undo ? durations.withUndo : durations.plain;

/** Clicks and hovers reach what a toast covers. */
const pointerThrough = { pointerEvents: 'none' } as const;
const pointerHeld = { pointerEvents: 'auto' } as const;

function show(toast: Toast, t: Translate<'ui'>) {
  const { meaning, message } = toast;
  const actions = actionsOf(toast, t('undo'));
  const Icon = icons[meaning];
  // Buttons remain clickable while the toast animates out.
  let taken = false;
  const take = (act: () => void) => {
    if (taken) return;
    taken = true;
    notifications.hide(id);
    act();
  };
  const id = notifications.show({
    message: (
      <>
        <span dir="auto">{message}</span>
        {actions.length > 0 && (
          <span className={styles.actions}>
            {actions.map(({ label, act }) => (
              <Button key={label} size="compact-sm" variant="subtle" onClick={() => take(act)}>
                {label}
              </Button>
            ))}
          </span>
        )}
      </>
    ),
    icon: <Icon size={18} aria-hidden />,
    autoClose: durationOf(toast),
    // The live regions below announce it; the toast itself must not be announced again.
    role: 'group',
    'aria-label': message,
    withBorder: true,
    // The button just pressed may be below: a toast that held the pointer would block it and not disappear.
    style: actions.length > 0 ? pointerHeld : pointerThrough,
    closeButtonProps: { 'aria-label': t('close'), size: 32 },
    classNames: {
      icon: styles.icon ?? '',
      description: styles.message ?? '',
      closeButton: actions.length > 0 ? '' : (styles.plainClose ?? ''),
    },
    'data-meaning': meaning,
  });
}

/** Keeps the toasts off the buttons of open dialogs, where people tap next. */
function useRoomForDialogs() {
  const isShown = useNotifications().notifications.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    return watchDialogButtons((buttons) => {
      const room = toastBottomOffset(
        buttons.map((one) => one.getBoundingClientRect()),
        { width: root.clientWidth, height: window.innerHeight },
      );
      root.style.setProperty('--vh-under-dialog-toasts', `${room}px`);
    });
  }, [isShown]);
}

/** Shows queued toasts above dialogs and announces them to screen readers. */
export function Toaster() {
  const { t } = useTexts('ui');
  const [spoken, setSpoken] = useState<Toast | null>(null);
  useRoomForDialogs();

  useEffect(() => {
    const showWaiting = () => {
      const toasts = toastQueue.takeAll();
      for (const toast of toasts) show(toast, t);
      const latest = toasts.at(-1);
      // Screen readers don't announce a live region's initial content, so fill it after mount.
      if (latest) setTimeout(() => setSpoken(latest));
    };
    showWaiting();
    return toastQueue.subscribe(showWaiting);
  }, [t]);

  const urgent = spoken?.meaning === 'bad';
  return (
    <>
      <Notifications
        position="bottom-right"
        limit={4}
        containerWidth={400}
        transitionDuration={160}
        style={pointerThrough}
      />
      <span role="status" className="vh-unseen">
        {urgent ? '' : spoken?.message}
      </span>
      <span role="alert" className="vh-unseen">
        {urgent ? spoken.message : ''}
      </span>
    </>
  );
}
