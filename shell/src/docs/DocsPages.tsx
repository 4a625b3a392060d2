import { IconLink, IconMapQuestion } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { Button, PageHeader, StatePanel } from 'shared-lib/ui';
import { ArticleBlock } from './ArticleBlock.tsx';
import type { Articles, Section } from './article.ts';
import { ArticleSearch } from './ArticleSearch.tsx';
import styles from './DocsPages.module.css';
import { HelpContext, useHelp } from './HelpContext.tsx';
import { SearchResults } from './SearchResults.tsx';
import { docsTexts } from './texts/index.ts';
import { TopicList } from './TopicList.tsx';
import { ArticleContents, ArticleNav, Neighbors } from './navigation/ArticleNav.tsx';
import { articleIdOf, topicOf, type ArticleId } from './topics.ts';
import { useArticleQuery } from './useArticleQuery.ts';

addCatalogs('docs', docsTexts);

function SectionView({ section: { id, heading, blocks } }: { section: Section }) {
  const { t } = useTexts('docs');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {heading}
        <Link to={`#${id}`} className={styles.anchor} aria-label={t('linkTo', { heading })}>
          <IconLink size={18} aria-hidden />
        </Link>
      </h2>
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </section>
  );
}

/** One article with anchored headings; on wide screens, a table of contents appears next to it. */
function ArticlePage({ id }: { id: ArticleId }) {
  const { t } = useTexts('docs');
  const { articles } = useHelp();
  const { hash } = useLocation();
  const { title, summary, sections } = articles[id];

  // Moves focus to the anchor too. The router scrolls only to elements that exist before the article loads.
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <div className={styles.page}>
      <title>{`${title} · Valet Hub`}</title>
      <ArticleNav current={id} />
      <article className={styles.article}>
        <nav aria-label={t('path')} className={styles.path}>
          <Link to="/docs">{t('all')}</Link>
          <span aria-hidden>›</span>
          <span>{t(`topics.${topicOf(id)}`)}</span>
        </nav>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
        <Neighbors id={id} />
      </article>
      <ArticleContents sections={sections} current={hash.slice(1)} />
    </div>
  );
}

/** The page that the address refers to: the index, an article, or an unknown one. */
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
