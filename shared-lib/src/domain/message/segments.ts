/** The characters of GSM 03.38 that take one of 160 places. */
const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The ones that take two. */
const gsmPairs = new Set('\f^{}\\[~]|€');

/** How many places a single text has, and each part of a multipart one. */
const places = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

/** How a text is counted and billed. */
export interface TextSegments {
  /** A single character outside GSM changes the encoding of the whole text. */
  readonly encoding: 'gsm7' | 'ucs2';
  readonly segments: number;
  /** The characters outside GSM, without duplicates. */
  readonly largeLetters: readonly string[];
}

/** Counts how many texts a message is sent as. Characters are never split. */
export const segmentsOf = (body: string): TextSegments => {
  const letters = [...body];
  const largeLetters = [
    ...new Set(letters.filter((letter) => !gsmLetters.has(letter) && !gsmPairs.has(letter))),
  ];
  const encoding = largeLetters.length === 0 ? 'gsm7' : 'ucs2';
  const sizeOf = (letter: string): number =>
    encoding === 'ucs2' ? letter.length : gsmPairs.has(letter) ? 2 : 1;
  const sizes = letters.map(sizeOf);
  const { alone, part } = places[encoding];
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone)
    return { encoding, segments: letters.length === 0 ? 0 : 1, largeLetters };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, segments, largeLetters };
};
