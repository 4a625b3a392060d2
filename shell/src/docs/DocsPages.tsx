import { addCatalogues, useTexts } from 'shared-lib/i18n';
import { useMemo } from 'react';
import { ScrollRestoration, useParams } from 'react-router-dom';
import type { Articles } from './article.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { DocsHeader } from './DocsHeader.tsx';
import { DocsIndexPage } from './DocsIndexPage.tsx';
import styles from './DocsPages.module.css';
import { HelpContext } from './HelpContext.tsx';
import { NoSuchArticlePage } from './NoSuchArticlePage.tsx';
import { docsTexts } from './texts/index.ts';
import { articleIdOf } from './topics.ts';
import { useArticleQuery } from './useArticleQuery.ts';

addCatalogues('docs', docsTexts);

/** What the address asks for: the index, an article, or something that is not there. */
function Content({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { '*': name = '' } = useParams();
  if (name === '') return <DocsIndexPage query={query} onQuery={onQuery} />;
  const id = articleIdOf(name);
  return id === undefined ? <NoSuchArticlePage /> : <ArticlePage key={id} id={id} />;
}

/** The public help pages in a frame of their own, the same for everybody: `/docs` and `/docs/{article}`. */
export function DocsPages({ articles, signedIn }: { articles: Articles; signedIn: boolean }) {
  const { t } = useTexts('docs');
  const { query, search } = useArticleQuery('/docs');
  const help = useMemo(() => ({ articles, signedIn }), [articles, signedIn]);
  return (
    <HelpContext value={help}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <DocsHeader query={query} onQuery={search} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Content query={query} onQuery={search} />
      </main>
      <ScrollRestoration />
    </HelpContext>
  );
}
