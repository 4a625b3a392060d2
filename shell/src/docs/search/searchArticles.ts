import { foldText, foldWithOffsets } from 'shared-lib/search';
import type { Article, Articles } from '../article.ts';
import { plainText } from '../plainText.ts';
import { articleIds, type ArticleId } from '../topics.ts';

/** Longer queries are truncated. */
export const maxQueryLength = 100;

/** A piece of text, and whether it matches the search. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const word = /[\p{L}\p{N}]+/gu;

/** A query's words, normalized and without duplicates. */
export const termsOf = (query: string): string[] => [...new Set(foldText(query).match(word))];

/** A normalized text's words with their positions. */
const wordsOf = (folded: string) => [...folded.matchAll(word)];

/** The terms that some word of the text starts with. */
function termsIn(folded: string, terms: readonly string[]): string[] {
  const words = wordsOf(folded);
  return terms.filter((term) => words.some(([found]) => found.startsWith(term)));
}

/**
 * Splits a text into matches and the text between; joined, the pieces are the text.
 * @param terms from `termsOf`; each matches the start of a word.
 */
export function markMatches(text: string, terms: readonly string[]): MarkedPiece[] {
  const { folded, offsets } = foldWithOffsets(text);
  const pieces: MarkedPiece[] = [];
  let position = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > position) pieces.push({ text: text.slice(position, end), isMatch });
    position = end;
  };
  for (const { 0: found, index } of wordsOf(folded)) {
    const length = Math.max(0, ...terms.filter((term) => found.startsWith(term)).map((term) => term.length));
    if (length === 0) continue;
    push(offsets[index] ?? text.length, false);
    push(offsets[index + length] ?? text.length, true);
  }
  push(text.length, false);
  return pieces;
}

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

/** Characters quoted before the first match, and in total from there. */
const before = 60;
const after = 180;

/** The end of a text, starting at a word boundary. */
function endOf(text: string): string {
  if (text.length <= before) return text;
  const cut = text.slice(-before);
  return `…${cut.slice(cut.indexOf(' ') + 1)}`;
}

/** The start of a text, ending at a word boundary. */
function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))}…`;
}

/**
 * The excerpt of a highlighted text: the part around its first match, with an ellipsis where it is cut.
 * @param pieces from `markMatches`.
 */
export function excerptOf(pieces: readonly MarkedPiece[]): MarkedPiece[] {
  const excerpt: MarkedPiece[] = [];
  let left = after;
  for (const [index, { text, isMatch }] of pieces.entries()) {
    if (left <= 0) return [...excerpt, { text: '…', isMatch: false }];
    const isLead = index === 0 && pieces.length > 1 && !isMatch;
    const quoted = isMatch ? text : isLead ? endOf(text) : beginningOf(text, left);
    excerpt.push({ text: quoted, isMatch });
    if (!isLead) left -= text.length;
  }
  return excerpt;
}

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
    const best = hits.reduce((max, hit) =>
      hit.terms.length * hit.weight > max.terms.length * max.weight ? hit : max,
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
