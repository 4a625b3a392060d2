import { useTexts } from 'shared-lib/i18n';
import type { ReactNode } from 'react';
import styles from './StartProblem.module.css';

/** Shown when the page can't start (spec section 2: on an authentication error), with the reason if known. */
export function StartProblem({ reason }: { reason?: string }) {
  const { t } = useTexts('shell');
  return (
    <main className={styles.page} role="alert">
      <h1 className={styles.title}>{t('start.problem')}</h1>
      {reason && <p className={`vh-muted ${styles.reason}`}>{reason}</p>}
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        {t('start.reload')}
      </button>
    </main>
  );
}

/** Shows why the page can't start, and logs the reason for the site's operator. */
export function showStartProblem(show: (page: ReactNode) => void, reason: string) {
  console.error(`[valet-hub] ${reason}`);
  show(<StartProblem reason={reason} />);
}
