/** The characters of WinAnsi from 0x80 to 0x9f; those it leaves out are empty. */
const upper = [
  ...['€', '', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '', 'Ž', ''],
  ...['', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '', 'ž', 'Ÿ'],
];

const codes = new Map(upper.flatMap((letter, at) => (letter === '' ? [] : [[letter, 0x80 + at] as const])));

const codeOf = (letter: string): number | undefined => {
  const point = letter.codePointAt(0)!;
  const isLatin = (point >= 0x20 && point < 0x7f) || (point >= 0xa0 && point <= 0xff);
  return isLatin ? point : codes.get(letter);
};

/** Letters of other encodings as they are printed: without their accents, and a question mark where that does not help. */
const nearest = (letter: string): string => {
  const plain = letter.normalize('NFD').charAt(0);
  return codeOf(plain) === undefined ? '?' : plain;
};

const onOneLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');

/** Whether a PDF file's own faces have every letter of a text. */
export const hasOwnLetters = (text: string): boolean =>
  [...onOneLine(text)].every((letter) => codeOf(letter) !== undefined);

/** A text as it can be printed by a PDF file's own faces: Western European letters, everything else by what is nearest. */
export const printable = (text: string): string =>
  [...onOneLine(text)].map((letter) => (codeOf(letter) === undefined ? nearest(letter) : letter)).join('');

/** The bytes of a text in WinAnsi encoding (PDF 1.7, annex D), what it doesn't have by what is nearest. */
export const winAnsi = (text: string): number[] => [...printable(text)].map((letter) => codeOf(letter)!);
