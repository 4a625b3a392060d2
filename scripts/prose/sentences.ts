import type { Passage } from './passage.ts';

export interface Sentence {
  readonly words: string;
  /** Where in the joined passage it begins. */
  readonly at: number;
}

/** The passage's lines as one, joined by spaces. */
export const joinedWords = ({ lines }: Passage): string => lines.map(({ words }) => words).join(' ');

/** The line of an offset of `joinedWords`. */
export function lineAt({ lines }: Passage, offset: number): number {
  let end = 0;
  for (const { line, words } of lines) {
    end += words.length + 1;
    if (offset < end) return line;
  }
  return lines.at(-1)?.line ?? 1;
}

/** A period that doesn't end a sentence. */
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|approx|St|Mr|Ms|Dr|[A-Z])\.$/;

/** Splits after periods, question marks and exclamation marks followed by a space, but not at colons and semicolons. */
export function sentencesOf(joined: string): Sentence[] {
  const found: Sentence[] = [];
  let at = 0;
  for (const match of joined.matchAll(/[.!?…]["'’”)]*(?=\s+\S)/g)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && abbreviation.test(joined.slice(at, match.index + 1))) continue;
    found.push({ words: joined.slice(at, end), at });
    at = end + /^\s*/.exec(joined.slice(end))![0].length;
  }
  if (at < joined.length) found.push({ words: joined.slice(at), at });
  return found;
}

export const countWords = (words: string): number =>
  words.split(/\s+/).filter((word) => /[\p{L}\p{N}□]/u.test(word)).length;
