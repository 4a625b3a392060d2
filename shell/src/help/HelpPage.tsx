import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { PageHeader } from 'shared-lib/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Articles } from '../docs/article.ts';
import { ArticleSearch } from '../docs/ArticleSearch.tsx';
import { HelpContext } from '../docs/HelpContext.tsx';
import { SearchResults } from '../docs/SearchResults.tsx';
import { docsTexts } from '../docs/texts/index.ts';
import { TopicList } from '../docs/TopicList.tsx';
import { useArticleQuery } from '../docs/useArticleQuery.ts';
import { TourList } from '../tours/TourList.tsx';
import { HelpSection } from './HelpSection.tsx';
import styles from './help.module.css';
import { ModulesSection } from './ModulesSection.tsx';
import { SupportSections } from './SupportSections.tsx';
import { helpTexts } from './texts/index.ts';

addCatalogs('docs', docsTexts);
addCatalogs('help', helpTexts);

interface HelpPageProps {
  articles: Articles;
}

/** `/help`: search the articles, restart a tour, or contact support. */
export function HelpPage({ articles }: HelpPageProps) {
  const { t } = useTexts('help');
  const { query, search } = useArticleQuery();
  const help = useMemo(() => ({ articles, signedIn: true }), [articles]);
  return (
    <HelpContext value={help}>
      <PageHeader title={t('title')} summary={t('summary')} />
      <HelpSection title={t('articles.title')}>
        <div className={styles.search}>
          <ArticleSearch query={query} onQuery={search} />
        </div>
        {query.trim() === '' ? (
          <>
            <div className={styles.topics}>
              <TopicList compact />
            </div>
            <Link to="/docs" className={styles.all}>
              {t('articles.all')}
            </Link>
          </>
        ) : (
          <SearchResults query={query} onClear={() => search('')} ask={false} />
        )}
      </HelpSection>
      <HelpSection title={t('tours.title')} text={t('tours.text')}>
        <TourList />
      </HelpSection>
      <div className={styles.support}>
        <SupportSections />
      </div>
      <ModulesSection />
    </HelpContext>
  );
}
