import { Link } from 'react-router-dom';
import { useTexts } from 'shared-lib/i18n';
import { Brand } from '../layout/Brand.tsx';
import { Content, SkipLink } from '../layout/Content.tsx';
import { ScrollPlace } from '../layout/ScrollPlace.tsx';
import styles from './PublicLayout.module.css';

/** The frame of pages that anyone may open: the brand, the way into the app, and the content. */
export function PublicLayout({ signedIn }: { signedIn: boolean }) {
  const { t } = useTexts('public');
  return (
    <>
      <SkipLink />
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
      <Content className={styles.content} />
      <ScrollPlace />
    </>
  );
}
