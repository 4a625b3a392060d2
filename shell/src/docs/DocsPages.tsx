import { addCatalogues } from 'shared-lib/i18n';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Articles } from './article.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { ArticleSearch } from './ArticleSearch.tsx';
import { DocsIndexPage } from './DocsIndexPage.tsx';
import styles from './DocsPages.module.css';
import { HelpContext } from './HelpContext.tsx';
import { NoSuchArticlePage } from './NoSuchArticlePage.tsx';
import { docsTexts } from './texts/index.ts';
import { articleIdOf } from './topics.ts';
import { useArticleQuery } from './useArticleQuery.ts';

addCatalogues('docs', docsTexts);

/** What the address asks for: the index, an article, or something that is not there. */
function Content() {
  const { '*': name = '' } = useParams();
  if (name === '') return <DocsIndexPage />;
  const id = articleIdOf(name);
  return id === undefined ? <NoSuchArticlePage /> : <ArticlePage key={id} id={id} />;
}

/** The public help pages, the same for everybody: `/docs` and `/docs/{article}`, with the search above each. */
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
