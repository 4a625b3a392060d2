import { foldText, foldWithOffsets } from 'shared-lib/search';

/** A piece of a text, and whether it is what was searched for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const word = /[\p{L}\p{N}]+/gu;

/** What a query asks for: its words as they are compared, each once. */
export const termsOf = (query: string): string[] => [...new Set(foldText(query).match(word))];

/** The words of a text as they are compared, with where each begins. */
const wordsOf = (folded: string) => [...folded.matchAll(word)];

/** Which of the terms begin a word of a text. */
export function termsIn(folded: string, terms: readonly string[]): string[] {
  const words = wordsOf(folded);
  return terms.filter((term) => words.some(([found]) => found.startsWith(term)));
}

/**
 * Cuts a text into what was searched for and what stands between; the pieces joined are the text.
 * @param terms from `termsOf`; each matches the beginning of a word.
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
