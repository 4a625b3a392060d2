import type { UsageChoice } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './UsageQuestion.module.css';

/**
 * Asks for consent once, at the bottom of the page without blocking it. Both answers are one click and look
 * alike.
 */
export function UsageQuestion({ onChoose }: { onChoose: (choice: UsageChoice) => void }) {
  const { t } = useTexts('statistics');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.question}>
      <p id={id} className={styles.text}>
        {t('question')}{' '}
        <Link to="/docs/statistics" className={styles.link!}>
          {t('more')}
        </Link>
      </p>
      <div className="vh-actions">
        <Button variant="default" onClick={() => onChoose('refused')}>
          {t('refuse')}
        </Button>
        <Button variant="default" onClick={() => onChoose('allowed')}>
          {t('allow')}
        </Button>
      </div>
    </section>
  );
}
