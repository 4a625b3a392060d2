import { useEffect, useState } from 'react';
import { spacedWords } from 'shared-lib/search';
import { loadArticles } from '../../docs/loadArticles.ts';
import { indexArticles, searchArticles, type ArticleIndex } from '../../docs/search/searchArticles.ts';
import { moreOption, type SearchOption } from '../searchOptions.ts';

/** Shorter searches match words of nearly every article. */
const shortestQuery = 3;

/** Articles shown; the rest are in the help's own search. */
const shown = 3;

/** The help articles that match, with the best section of each. */
export function helpOptions(index: ArticleIndex, query: string): { options: SearchOption[]; total: number } {
  const found = searchArticles(index, query);
  const text = (pieces: readonly { readonly text: string }[]) => pieces.map((piece) => piece.text).join('');
  const options = found.slice(0, shown).map(({ article, title, section }) => ({
    address: `/docs/${article}${section ? `#${section.id}` : ''}`,
    name: text(title),
    detail: section ? text(section.heading) : '',
  }));
  return {
    options: [...options, ...moreOption('/docs', found.length - options.length, query)],
    total: found.length,
  };
}

type Loaded = { readonly language: string; readonly index: ArticleIndex | null };

/**
 * The help articles, which are loaded with the first search that is long enough.
 * @param query as typed.
 * @param language of the page.
 */
export function useHelpIndex(query: string, language: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isWanted = spacedWords(query).trim().length >= shortestQuery;

  const isMissing = isWanted && loaded?.language !== language;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const finish = (index: ArticleIndex | null) => isCurrent && setLoaded({ language, index });
    loadArticles(language).then(
      (articles) => finish(indexArticles(articles)),
      () => finish(null),
    );
    return () => void (isCurrent = false);
  }, [isMissing, language]);

  const current = loaded?.language === language ? loaded : null;
  const status = !isWanted || current?.index ? 'ready' : current ? 'failed' : 'loading';
  const retry = () => setLoaded(null);
  return { status, index: isWanted ? (current?.index ?? null) : null, retry } as const;
}

/** Matches among the help articles. */
export function helpGroup({ status, index, retry }: ReturnType<typeof useHelpIndex>, query: string) {
  const found = index === null ? { options: [], total: 0 } : helpOptions(index, query);
  return { status, ...found, retry } as const;
}
