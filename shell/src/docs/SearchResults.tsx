import { IconSearchOff } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, StatePanel } from 'shared-lib/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { articleSearchId } from './ArticleSearch.tsx';
import { useHelp } from './HelpContext.tsx';
import { indexArticles, searchArticles, type MarkedPiece } from './search/searchArticles.ts';
import styles from './SearchResults.module.css';

const Marked = ({ pieces }: { pieces: readonly MarkedPiece[] }) =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

interface SearchResultsProps {
  query: string;
  /** Clears the search. */
  onClear: () => void;
  /** Whether to offer contacting support when nothing is found. */
  ask?: boolean;
}

/** Matching articles with the match highlighted; each links to its best section. */
export function SearchResults({ query, onClear, ask = true }: SearchResultsProps) {
  const { t } = useTexts('docs');
  const { articles, signedIn } = useHelp();
  const index = useMemo(() => indexArticles(articles), [articles]);
  const results = useMemo(() => searchArticles(index, query), [index, query]);
  const clear = () => {
    onClear();
    // The button that was pressed disappears.
    document.getElementById(articleSearchId)?.focus();
  };
  if (results.length === 0) {
    return (
      <StatePanel
        icon={<IconSearchOff size={30} />}
        title={t('search.none', { query: query.trim() })}
        action={
          <>
            <Button onClick={clear}>{t('search.clear')}</Button>
            {ask && (
              <Button variant="default" component={Link} to="/help" reloadDocument={!signedIn}>
                {t('search.ask')}
              </Button>
            )}
          </>
        }
      >
        {t('search.noneText')}
      </StatePanel>
    );
  }
  return (
    <section aria-label={t('search.results')}>
      <p role="status" className={styles.count}>
        {t('search.count', { count: results.length, query: query.trim() })}
      </p>
      <ul className={`vh-list ${styles.results}`}>
        {results.map(({ article, title, section, excerpt }) => (
          <li key={article}>
            <Link className={styles.result} to={`/docs/${article}${section ? `#${section.id}` : ''}`}>
              <span className={styles.title}>
                <Marked pieces={title} />
              </span>
              {section && (
                <span className={styles.section}>
                  <Marked pieces={section.heading} />
                </span>
              )}
              <span className={styles.excerpt}>
                <Marked pieces={excerpt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
