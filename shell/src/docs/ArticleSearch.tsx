import { IconSearch, IconX } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { useRef } from 'react';
import styles from './ArticleSearch.module.css';
import { maxQueryLength } from './search/searchArticles.ts';

/** The field's id, for returning focus to it. */
export const articleSearchId = 'article-search';

interface ArticleSearchProps {
  query: string;
  onQuery: (query: string) => void;
}

/** The article search field; `SearchResults` shows the results. */
export function ArticleSearch({ query, onQuery }: ArticleSearchProps) {
  const { t } = useTexts('docs');
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.search}>
      <IconSearch size={18} className={styles.icon} aria-hidden />
      <input
        ref={input}
        id={articleSearchId}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={maxQueryLength}
        dir="auto"
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onQuery('')}
      />
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            onQuery('');
            input.current?.focus();
          }}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </search>
  );
}
