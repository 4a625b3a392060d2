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

const marks = /\p{M}/gu;
/** Invisible signs, such as those that steer the direction of a text. */
const invisible = /[\p{Cf}\p{Cc}]/gu;

/** One character as it is compared: lower case, without accents; a run of spaces is dealt with by `foldText`. */
function foldCharacter(character: string): string {
  if (/\s/u.test(character)) return ' ';
  const plain = character.toLowerCase().normalize('NFKD').replace(marks, '').replace(invisible, '');
  return spellings[plain] ?? plain;
}

/** A text as it is compared, and where each of its units comes from. */
export interface FoldedText {
  readonly folded: string;
  /** For each unit of `folded`, the offset in the original of the character that it stands for. */
  readonly offsets: readonly number[];
}

/**
 * Makes texts comparable as a person compares them: without case, accents and marks, with one kind of apostrophe and dash,
 * and each run of spaces as one.
 */
export function foldText(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    // A space at the start, or after another, adds nothing.
    if (plain !== ' ' || (folded !== '' && !folded.endsWith(' '))) {
      folded += plain;
      for (let unit = 0; unit < plain.length; unit += 1) offsets.push(at);
    }
    at += character.length;
  }
  if (folded.endsWith(' ')) {
    folded = folded.slice(0, -1);
    offsets.pop();
  }
  return { folded, offsets };
}
