import type { MarkedPiece } from './markMatches.ts';

/** How many characters are quoted before the first match, and how many in all after it. */
const before = 60;
const after = 180;

/** The end of a text, from the beginning of a word on. */
function endOf(text: string): string {
  if (text.length <= before) return text;
  const cut = text.slice(-before);
  return `…${cut.slice(cut.indexOf(' ') + 1)}`;
}

/** The beginning of a text, to the end of a word. */
function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))}…`;
}

/**
 * What is quoted of a marked text: the part around its first match, with an ellipsis where it is cut.
 * @param pieces from `markMatches`.
 */
export function excerptOf(pieces: readonly MarkedPiece[]): MarkedPiece[] {
  const excerpt: MarkedPiece[] = [];
  let left = after;
  for (const [index, { text, isMatch }] of pieces.entries()) {
    if (left <= 0) return [...excerpt, { text: '…', isMatch: false }];
    const isLead = index === 0 && pieces.length > 1 && !isMatch;
    const quoted = isMatch ? text : isLead ? endOf(text) : beginningOf(text, left);
    excerpt.push({ text: quoted, isMatch });
    if (!isLead) left -= text.length;
  }
  return excerpt;
}
