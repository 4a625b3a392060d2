/** The kinds of passages: a text of the product in English or Spanish, a paragraph of Markdown, or a comment. */
export type PassageKind = 'text' | 'spanish' | 'markdown' | 'comment';

/** Prose as one unit: a string, a paragraph, a table cell, a comment or one tag of it. */
export interface Passage {
  readonly kind: PassageKind;
  /** Non-empty lines without markup or comment delimiters; code in them is replaced by `codeMark`. */
  readonly lines: readonly PassageLine[];
}

export interface PassageLine {
  /** From 1. */
  readonly line: number;
  readonly words: string;
}

/** Stands in for code, an address or a value, so it counts as one word and matches no pattern. */
export const codeMark = '□';

/** Replaces what isn't prose within a line: code, addresses, link targets, emphasis. */
export const withoutMarkup = (words: string): string =>
  words
    .replace(/(`+)[^`]+?\1/g, codeMark)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{@\w+ [^}]*\}/g, codeMark)
    .replace(/https?:\/\/[^\s)>]+/g, codeMark)
    .replace(/<\/?[a-zA-Z][^>]*>/g, ' ')
    .replace(/\*\*|__/g, '');

/** Joins raw lines into a passage; null when no words are left. */
export function passageOf(kind: PassageKind, raw: readonly PassageLine[]): Passage | null {
  const lines = raw
    .map(({ line, words }) => ({ line, words: withoutMarkup(words).trim() }))
    .filter(({ words }) => words !== '');
  return lines.some(({ words }) => /[A-Za-z]{2}/.test(words)) ? { kind, lines } : null;
}

interface Sentence {
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
