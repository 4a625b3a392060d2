import { useTexts } from '../../../i18n/index.ts';
import styles from './PlainToast.module.css';
import { offersOf, type Toast } from './toastQueue.ts';

interface PlainToastProps {
  toast: Toast;
  onClose: () => void;
}

/** A toast without the notification library, for when the library fails to load. Bundled with the page. */
export function PlainToast({ toast, onClose }: PlainToastProps) {
  const { t } = useTexts('ui');
  const { message } = toast;
  return (
    <div role="group" aria-label={message} className={styles.toast}>
      <span role="alert" dir="auto">
        {message}
      </span>
      {[...offersOf(toast, t('undo')), { label: t('close'), act: () => {} }].map(({ label, act }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            onClose();
            act();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
