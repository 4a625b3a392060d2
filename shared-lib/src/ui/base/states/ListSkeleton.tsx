import { useTexts } from '../../../i18n/index.ts';
import styles from './ListSkeleton.module.css';

/** Placeholder rows for a loading list; hidden for the first 150 ms to avoid flicker. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const { t } = useTexts('ui');
  return (
    <div className={styles.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.face} />
          <span className={styles.line} style={{ width: `${34 - (index % 3) * 7}%` }} />
          <span className={styles.end} />
        </div>
      ))}
    </div>
  );
}
