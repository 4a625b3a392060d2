import { useTexts } from 'shared-lib/i18n';
import { useEffect } from 'react';
import styles from './TourOnItsWay.module.css';

/**
 * What is seen while a tour is on its way to a step: the page stays dimmed, and after a moment one can read why and leave.
 * Nothing of the page is blocked.
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
