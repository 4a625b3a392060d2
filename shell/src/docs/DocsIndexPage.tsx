import { useTexts } from 'shared-lib/i18n';
import { PageHeader } from 'shared-lib/ui';
import { SearchResults } from './SearchResults.tsx';
import { TopicList } from './TopicList.tsx';

interface DocsIndexPageProps {
  /** What is searched for; without it every article is listed. */
  query?: string;
  onQuery?: (query: string) => void;
}

/** `/docs`: every article by topic, or what a search finds. */
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
