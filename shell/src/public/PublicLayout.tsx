import { Link } from 'react-router-dom';
import { setLanguage, useTexts } from 'shared-lib/i18n';
import { Brand } from '../layout/Brand.tsx';
import { Content, SkipLink } from '../layout/Content.tsx';
import { ScrollRestoration } from '../layout/scrolling/ScrollRestoration.tsx';
import styles from './PublicLayout.module.css';

/** Each language's own name. */
const languageNames = { en: 'English', es: 'Español' } as const;

interface PublicLayoutProps {
  signedIn: boolean;
  /** Whether the page runs without the app, so links are full page loads. */
  isLight?: boolean;
}

/** The frame of public pages: brand, link into the app, and content. */
export function PublicLayout({ signedIn, isLight = false }: PublicLayoutProps) {
  const { t, i18n } = useTexts('public');
  const other = i18n.language === 'es' ? 'en' : 'es';
  return (
    <>
      <SkipLink words={t('skip')} />
      <header className={styles.header}>
        <Link to="/" className={styles.home} reloadDocument={!signedIn}>
          <Brand />
        </Link>
        <nav className={styles.links} aria-label={t('nav')}>
          <Link to="/docs" reloadDocument={isLight}>
            {t('docs')}
          </Link>
          {signedIn ? (
            <Link to="/">{t('dashboard')}</Link>
          ) : (
            <>
              <Link to="/login" reloadDocument>
                {t('logIn')}
              </Link>
              {/* Signed-in users choose their language in the app. */}
              <button type="button" lang={other} onClick={() => void setLanguage(other)}>
                {languageNames[other]}
              </button>
            </>
          )}
        </nav>
      </header>
      <Content className={styles.content} />
      <ScrollRestoration />
    </>
  );
}
