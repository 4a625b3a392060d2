import { foldText } from 'shared-lib/search';
import type { Article, Articles } from '../article.ts';
import { plainText } from '../plainText.ts';
import { articleIds, type ArticleId } from '../topics.ts';
import { excerptOf } from './excerptOf.ts';
import { markMatches, termsIn, termsOf, type MarkedPiece } from './markMatches.ts';

/** Longer queries are cut: nobody types one. */
export const maxQueryLength = 100;

/** An article that has what was searched for. */
export interface SearchResult {
  readonly article: ArticleId;
  readonly title: readonly MarkedPiece[];
  /** The section that has most of it, when that is not the article as a whole. */
  readonly section: { readonly id: string; readonly heading: readonly MarkedPiece[] } | undefined;
  readonly excerpt: readonly MarkedPiece[];
}

interface Place {
  readonly section: { readonly id: string; readonly heading: string } | undefined;
  readonly text: string;
  /** The text as it is compared. */
  readonly folded: string;
  /** What a word found here is worth. */
  readonly weight: number;
}

const worth = { title: 20, summary: 6, heading: 5, text: 1 } as const;

function placesOf({ title, summary, sections }: Article): Place[] {
  const places: Omit<Place, 'folded'>[] = [
    { section: undefined, text: title, weight: worth.title },
    { section: undefined, text: summary, weight: worth.summary },
    ...sections.flatMap((section): Omit<Place, 'folded'>[] => [
      { section, text: section.heading, weight: worth.heading },
      ...section.blocks.flatMap(plainText).map((text) => ({ section, text, weight: worth.text })),
    ]),
  ];
  return places.map((place) => ({ ...place, folded: foldText(place.text) }));
}

/** The articles as a search reads them. */
export type ArticleIndex = readonly {
  readonly id: ArticleId;
  readonly article: Article;
  readonly places: readonly Place[];
}[];

/** Reads the articles for searches; made once for all keystrokes. */
export const indexArticles = (articles: Articles): ArticleIndex =>
  articleIds.map((id) => ({ id, article: articles[id], places: placesOf(articles[id]) }));

/**
 * Searches titles, headings and texts. An article is found when each word of the query begins one of
 * its words; case and accents make no difference. Articles with the words in title and headings come first.
 * @param query as typed; of more than `maxQueryLength` characters the rest is left out.
 */
export function searchArticles(index: ArticleIndex, query: string): SearchResult[] {
  const terms = termsOf(query.slice(0, maxQueryLength));
  if (terms.length === 0) return [];
  const found = index.flatMap(({ id, article, places }) => {
    const hits = places
      .map((place) => ({ ...place, terms: termsIn(place.folded, terms) }))
      .filter((hit) => hit.terms.length > 0);
    if (new Set(hits.flatMap((hit) => hit.terms)).size < terms.length) return [];
    const best = hits.reduce((most, hit) =>
      hit.terms.length * hit.weight > most.terms.length * most.weight ? hit : most,
    );
    const section = best.section;
    const quoted = best.weight === worth.summary || best.weight === worth.text ? best.text : undefined;
    const result: SearchResult = {
      article: id,
      title: markMatches(article.title, terms),
      section: section && { id: section.id, heading: markMatches(section.heading, terms) },
      excerpt: excerptOf(markMatches(quoted ?? textUnder(article, section?.id), terms)),
    };
    return [{ result, score: hits.reduce((sum, hit) => sum + hit.terms.length * hit.weight, 0) }];
  });
  return found.sort((a, b) => b.score - a.score).map(({ result }) => result);
}

/** What stands first under a heading, or says what the article is about. */
function textUnder({ summary, sections }: Article, sectionId: string | undefined): string {
  const section = sections.find(({ id }) => id === sectionId);
  return section?.blocks.flatMap(plainText)[0] ?? summary;
}
