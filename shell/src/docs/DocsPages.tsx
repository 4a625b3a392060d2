import { IconMapQuestion } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { Button, PageHeader, StatePanel } from 'shared-lib/ui';
import type { Articles } from './article.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { ArticleSearch } from './ArticleSearch.tsx';
import styles from './DocsPages.module.css';
import { HelpContext } from './HelpContext.tsx';
import { SearchResults } from './SearchResults.tsx';
import { docsTexts } from './texts/index.ts';
import { TopicList } from './TopicList.tsx';
import { articleIdOf } from './topics.ts';
import { useArticleQuery } from './useArticleQuery.ts';

addCatalogs('docs', docsTexts);

/** What the address asks for: the index, an article, or something unknown. */
function Content() {
  const { '*': name = '' } = useParams();
  if (name === '') return <DocsIndexPage />;
  const id = articleIdOf(name);
  return id === undefined ? <NoSuchArticlePage /> : <ArticlePage key={id} id={id} />;
}

/** The public help pages: `/docs` and `/docs/{article}`, with the search field above. */
export function DocsPages({ articles, signedIn }: { articles: Articles; signedIn: boolean }) {
  const { query, search } = useArticleQuery();
  const help = useMemo(() => ({ articles, signedIn }), [articles, signedIn]);
  return (
    <HelpContext value={help}>
      <div className={styles.search}>
        <ArticleSearch query={query} onQuery={search} />
      </div>
      {query.trim() === '' ? <Content /> : <DocsIndexPage query={query} onQuery={search} />}
    </HelpContext>
  );
}

interface DocsIndexPageProps {
  /** The search query; without one, every article is listed. */
  query?: string;
  onQuery?: (query: string) => void;
}

/** `/docs`: all articles by topic, or the search results. */
export function DocsIndexPage({ query, onQuery }: DocsIndexPageProps) {
  const { t } = useTexts('docs');
  return (
    <>
      <title>{`${t('name')} · Valet Hub`}</title>
      <PageHeader title={t('title')} summary={t('summary')} />
      {query === undefined ? <TopicList /> : <SearchResults query={query} onClear={() => onQuery?.('')} />}
    </>
  );
}

/** Shown for an unknown address below `/docs`. */
export function NoSuchArticlePage() {
  const { t } = useTexts('docs');
  return (
    <>
      <title>{`${t('notFound.title')} · Valet Hub`}</title>
      <StatePanel
        icon={<IconMapQuestion size={32} />}
        title={t('notFound.title')}
        action={
          <Button component={Link} to="/docs">
            {t('all')}
          </Button>
        }
      >
        {t('notFound.text')}
      </StatePanel>
    </>
  );
}
