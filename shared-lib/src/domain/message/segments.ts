/** The letters of GSM 03.38, each of which takes one place of 160. */
const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Those that take two. */
const gsmPairs = new Set('\f^{}\\[~]|€');

/** How many places a text has alone, and in each of its parts when there are several. */
const places = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

/** As what a text is counted and paid. */
export interface TextSegments {
  /** One letter that GSM doesn't know makes every letter of the text larger. */
  readonly encoding: 'gsm7' | 'ucs2';
  readonly segments: number;
  /** The letters that GSM doesn't know, each once. */
  readonly largeLetters: readonly string[];
}

/** Counts how many texts a text is sent as. No letter is cut in two. */
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
