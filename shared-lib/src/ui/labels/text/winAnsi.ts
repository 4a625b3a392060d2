/** WinAnsi characters 0x80 to 0x9f; undefined ones are empty. */
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

/** Approximates letters outside the encoding: without their accents, or else a question mark. */
const approximate = (letter: string): string => {
  const plain = letter.normalize('NFD').charAt(0);
  return codeOf(plain) === undefined ? '?' : plain;
};

const onOneLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');

/** Whether the PDF fonts have every letter of a text. */
export const canEncodeWinAnsi = (text: string): boolean =>
  [...onOneLine(text)].every((letter) => codeOf(letter) !== undefined);

/** Converts text for the PDF fonts: Western European letters are kept, others are approximated. */
export const toWinAnsiText = (text: string): string =>
  [...onOneLine(text)]
    .map((letter) => (codeOf(letter) === undefined ? approximate(letter) : letter))
    .join('');

/** Encodes text in WinAnsi (PDF 1.7, annex D), approximating missing letters. */
export const winAnsi = (text: string): number[] => [...toWinAnsiText(text)].map((letter) => codeOf(letter)!);
