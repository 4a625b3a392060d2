import type { MarkedPiece } from './markMatches.ts';

/** Characters quoted before the first match, and in total from there. */
const before = 60;
const after = 180;

/** The end of a text, starting at a word boundary. */
function endOf(text: string): string {
  if (text.length <= before) return text;
  const cut = text.slice(-before);
  return `…${cut.slice(cut.indexOf(' ') + 1)}`;
}

/** The start of a text, ending at a word boundary. */
function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))}…`;
}

/**
 * The excerpt of a highlighted text: the part around its first match, with an ellipsis where it is cut.
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
