import { useTexts } from 'shared-lib/i18n';
import { PageHeader } from 'shared-lib/ui';
import styles from './DocsIndexPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { TopicList } from './TopicList.tsx';

/** `/docs`: every article by topic, or what a search finds. */
export function DocsIndexPage({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { t } = useTexts('docs');
  return (
    <div className={styles.page}>
      <title>{`${t('name')} · Valet Hub`}</title>
      <PageHeader title={t('title')} summary={t('summary')} />
      {query.trim() === '' ? <TopicList /> : <SearchResults query={query} onClear={() => onQuery('')} />}
    </div>
  );
}
