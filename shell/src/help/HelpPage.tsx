import type { ModuleRelease } from 'shared-lib/contract';
import { addCatalogues, useTexts } from 'shared-lib/i18n';
import { Card, PageHeader } from 'shared-lib/ui';
import { useId, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Articles } from '../docs/article.ts';
import { ArticleSearch } from '../docs/ArticleSearch.tsx';
import { HelpContext } from '../docs/HelpContext.tsx';
import { SearchResults } from '../docs/SearchResults.tsx';
import { docsTexts } from '../docs/texts/index.ts';
import { TopicList } from '../docs/TopicList.tsx';
import { useArticleQuery } from '../docs/useArticleQuery.ts';
import { ContactSupport } from './ContactSupport.tsx';
import styles from './HelpPage.module.css';
import { SupportRequests } from './SupportRequests.tsx';
import { helpTexts } from './texts/index.ts';

addCatalogues('docs', docsTexts);
addCatalogues('help', helpTexts);

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

interface HelpPageProps {
  articles: Articles;
  releases: readonly ModuleRelease[];
  /** The list of the guided tours, each with a button that starts it. */
  tours?: ReactNode;
}

/** `/help`: search the articles, start a tour again, or ask support. */
export function HelpPage({ articles, releases, tours }: HelpPageProps) {
  const { t } = useTexts('help');
  const { query, search } = useArticleQuery();
  const help = useMemo(() => ({ articles, signedIn: true }), [articles]);
  return (
    <HelpContext value={help}>
      <PageHeader title={t('title')} summary={t('summary')} />
      <Section title={t('articles.title')}>
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
      </Section>
      {tours !== undefined && (
        <Section title={t('tours.title')} text={t('tours.text')}>
          {tours}
        </Section>
      )}
      <div className={styles.support}>
        <Section title={t('support.title')} text={t('support.text')}>
          <Card>
            <ContactSupport releases={releases} />
          </Card>
        </Section>
        <Section title={t('requests.title')} text={t('requests.text')}>
          <Card>
            <SupportRequests />
          </Card>
        </Section>
      </div>
    </HelpContext>
  );
}
