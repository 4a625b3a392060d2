/** Letters that Unicode does not take apart into a base letter and a mark, and signs that people type in several ways. */
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
/** Accents and marks, and invisible signs, such as those that steer the direction of a text. */
const unseen = /[\p{M}\p{Cf}\p{Cc}]/gu;

/** A text without case, accents and marks, with one kind of space, apostrophe and dash. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s/gu, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(spelled, (character) => spellings[character]!);

/**
 * A text as searches compare it, which is as a person does: without case, accents and marks, with one kind of apostrophe and
 * dash, and each run of spaces as one. `elan` finds `Élan`.
 */
export const foldText = (text: string): string => plain(text).replaceAll(/ +/g, ' ').trim();

/** A text as `foldText` has it, and where each of its units comes from. */
export interface FoldedText {
  readonly folded: string;
  /** For each unit of `folded`, the offset in the original of the character that it stands for. */
  readonly offsets: readonly number[];
}

/** Folds a text of which parts are to be found again in the original. */
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

/** The words of a search, as they are compared. */
export const searchWords = (search: string): string[] => foldText(search).split(' ').filter(Boolean);

/** Finds texts that have every word of a search, in any order and wherever in their words; without words all have. */
export function matcherOf(search: string): (text: string) => boolean {
  const words = searchWords(search);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
