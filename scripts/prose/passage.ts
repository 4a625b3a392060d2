/** The kinds of passages: a text of the product in English or Spanish, a paragraph of Markdown, or a comment. */
export type PassageKind = 'text' | 'spanish' | 'markdown' | 'comment';

/** Prose as one unit: a string, a paragraph, a table cell, a comment or one tag of it. */
export interface Passage {
  readonly kind: PassageKind;
  /** Non-empty lines without markup and comment signs; code in them is replaced by `codeMark`. */
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
