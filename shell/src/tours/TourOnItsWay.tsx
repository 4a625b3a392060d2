import { useTexts } from 'shared-lib/i18n';
import { useEffect } from 'react';
import styles from './TourOnItsWay.module.css';

/**
 * Shown while a tour is moving to its next step: the page stays dimmed, and after a moment a message with a
 * Skip button appears. The page isn't blocked.
 */
export function TourOnItsWay({ onSkip }: { onSkip: () => void }) {
  const { t } = useTexts('tours');

  useEffect(() => {
    const endAtEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onSkip();
    document.addEventListener('keydown', endAtEscape);
    return () => document.removeEventListener('keydown', endAtEscape);
  }, [onSkip]);

  return (
    <div className={styles.dim}>
      <div className={styles.note}>
        <span role="status">{t('moving')}</span>
        <button type="button" className={styles.skip} onClick={onSkip}>
          {t('buttons.skip')}
        </button>
      </div>
    </div>
  );
}
