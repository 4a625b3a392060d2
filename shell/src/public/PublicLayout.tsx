import { useTexts } from 'shared-lib/i18n';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { Brand } from '../layout/Brand.tsx';
import styles from './PublicLayout.module.css';

/** The frame of pages that anyone may open: the brand, the way into the app, and the content. */
export function PublicLayout({ signedIn }: { signedIn: boolean }) {
  const { t } = useTexts('public');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.home} reloadDocument={!signedIn}>
          <Brand />
        </Link>
        <nav className={styles.links} aria-label={t('nav')}>
          <Link to="/docs">{t('docs')}</Link>
          {signedIn ? (
            <Link to="/">{t('dashboard')}</Link>
          ) : (
            <Link to="/login" reloadDocument>
              {t('logIn')}
            </Link>
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
