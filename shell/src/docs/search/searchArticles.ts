import { foldText } from 'shared-lib/search';
import type { Article, Articles } from '../article.ts';
import { plainText } from '../plainText.ts';
import { articleIds, type ArticleId } from '../topics.ts';
import { excerptOf } from './excerptOf.ts';
import { markMatches, termsIn, termsOf, type MarkedPiece } from './markMatches.ts';

/** Longer queries are truncated. */
export const maxQueryLength = 100;

/** An article that matches the search. */
export interface SearchResult {
  readonly article: ArticleId;
  readonly title: readonly MarkedPiece[];
  /** The best section, unless the article as a whole matches best. */
  readonly section: { readonly id: string; readonly heading: readonly MarkedPiece[] } | undefined;
  readonly excerpt: readonly MarkedPiece[];
}

interface Place {
  readonly section: { readonly id: string; readonly heading: string } | undefined;
  readonly text: string;
  /** The normalized text. */
  readonly folded: string;
  /** The score of a match here. */
  readonly weight: number;
}

const weights = { title: 20, summary: 6, heading: 5, text: 1 } as const;

function placesOf({ title, summary, sections }: Article): Place[] {
  const places: Omit<Place, 'folded'>[] = [
    { section: undefined, text: title, weight: weights.title },
    { section: undefined, text: summary, weight: weights.summary },
    ...sections.flatMap((section): Omit<Place, 'folded'>[] => [
      { section, text: section.heading, weight: weights.heading },
      ...section.blocks.flatMap(plainText).map((text) => ({ section, text, weight: weights.text })),
    ]),
  ];
  return places.map((place) => ({ ...place, folded: foldText(place.text) }));
}

/** The searchable form of the articles. */
export type ArticleIndex = readonly {
  readonly id: ArticleId;
  readonly article: Article;
  readonly places: readonly Place[];
}[];

/** Indexes the articles once for all keystrokes. */
export const indexArticles = (articles: Articles): ArticleIndex =>
  articleIds.map((id) => ({ id, article: articles[id], places: placesOf(articles[id]) }));

/**
 * Searches titles, headings and texts. An article matches if each query word is a prefix of one of its words,
 * ignoring case and accents. Matches in titles and headings rank first.
 * @param query as typed; truncated to `maxQueryLength` characters.
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
    const quoted = best.weight === weights.summary || best.weight === weights.text ? best.text : undefined;
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

/** The first text of a section, or the article's summary. */
function textUnder({ summary, sections }: Article, sectionId: string | undefined): string {
  const section = sections.find(({ id }) => id === sectionId);
  return section?.blocks.flatMap(plainText)[0] ?? summary;
}
