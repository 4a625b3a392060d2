/** Letters that Unicode doesn't decompose into a base letter and a mark, and signs that people type in several ways. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ς: 'σ',
  þ: 'th',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'gu');
/** Accents and marks, and invisible characters, like those that control text direction. */
const unseen = /[\p{M}\p{Cf}\p{Cc}]/gu;

/** Text without case, accents or marks, with one kind of space, apostrophe and dash. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s/gu, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(spelled, (character) => spellings[character]!);

/**
 * Text normalized for searching the way a person compares: without case, accents or marks, with one kind of apostrophe
 * and dash, and runs of spaces collapsed. `elan` finds `Élan`.
 */
export const foldText = (text: string): string => plain(text).replaceAll(/ +/g, ' ').trim();

/** A text folded by `foldText`, with the origin of each of its units. */
export interface FoldedText {
  readonly folded: string;
  /** For each unit of `folded`, the offset in the original of its character. */
  readonly offsets: readonly number[];
}

/** Folds a text whose parts must be found again in the original. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const unit of plain(character).split('')) {
      // A space at the start, or after another, adds nothing.
      if (unit === ' ' && (folded === '' || folded.endsWith(' '))) continue;
      folded += unit;
      offsets.push(at);
    }
    at += character.length;
  }
  if (folded.endsWith(' ')) {
    folded = folded.slice(0, -1);
    offsets.pop();
  }
  return { folded, offsets };
}

/** The normalized words of a search. */
export const searchWords = (search: string): string[] => foldText(search).split(' ').filter(Boolean);

/**
 * Matches texts that contain every word of a search, in any order and anywhere in their words; an empty search
 * matches all.
 */
export function matcherOf(search: string): (text: string) => boolean {
  const words = searchWords(search);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

/** A text's folded words, each after a space, as `wordStartsOf` compares them: ` check in`. */
export const spacedWords = (text: string): string =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`).join('');

/**
 * Matches texts in which a word starts with each word of a search, in any order; an empty search matches none.
 * @returns a predicate for the result of `spacedWords`.
 */
export function wordStartsOf(search: string): (spaced: string) => boolean {
  const starts = spacedWords(search).split(/(?= )/u).filter(Boolean);
  return (spaced) => starts.length > 0 && starts.every((start) => spaced.includes(start));
}
