import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { Link } from 'react-router-dom';
import { Brand } from '../layout/Brand.tsx';
import { ArticleSearch } from './ArticleSearch.tsx';
import styles from './DocsHeader.module.css';
import { useHelp } from './HelpContext.tsx';

/** The bar above the help: its name, the search, and the way into the app. */
export function DocsHeader({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { t } = useTexts('docs');
  const { signedIn } = useHelp();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/docs" className={styles.name}>
          <Brand /> <span className={styles.help}>{t('name')}</span>
        </Link>
        <div className={styles.search}>
          <ArticleSearch query={query} onQuery={onQuery} />
        </div>
        <Button
          className={styles.app ?? ''}
          variant="default"
          component={Link}
          to={signedIn ? '/' : '/login'}
          reloadDocument={!signedIn}
        >
          {t(signedIn ? 'dashboard' : 'logIn')}
        </Button>
      </div>
    </header>
  );
}
