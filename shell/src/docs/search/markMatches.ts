import { foldText, foldWithOffsets } from 'shared-lib/search';

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
export function termsIn(folded: string, terms: readonly string[]): string[] {
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
