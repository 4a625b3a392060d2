import type { Face } from '../drawing/drawing.ts';
import { textWidth } from './textWidth.ts';

interface Space {
  readonly face: Face;
  /** In points. */
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
  readonly lines: number;
}

export interface FittedText {
  /** In points. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** Breaks text between words. A word wider than a line gets its own line. */
function breakLines(size: number, text: string, { face, width }: Space): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** No line of a label holds more letters; longer texts aren't measured. */
const maxLetters = 200;

/** Truncates text to one line, with `…`. */
export function truncateText(text: string, face: Face, size: number, width: number): string {
  const letters = [...text].slice(0, maxLetters);
  if (letters.length < maxLetters && textWidth(text, face, size) <= width) return text;
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, face, size) > width) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('').trimEnd()}…`;
}

/** Fits text into a space: first smaller, then truncated. @param text not empty */
export function fitText(text: string, space: Space): FittedText {
  const { face, width, largest, smallest, lines: max } = space;
  const words = [...text].slice(0, maxLetters * max).join('');
  for (let size = largest; size > smallest; size -= 0.5) {
    const lines = breakLines(size, words, space);
    if (lines.length <= max && lines.every((line) => textWidth(line, face, size) <= width)) {
      return { size, lines };
    }
  }
  const broken = breakLines(smallest, words, space);
  const kept = [...broken.slice(0, max - 1), broken.slice(max - 1).join(' ')];
  return {
    size: smallest,
    lines: kept.map((line) => truncateText(line, face, smallest, width)).filter(Boolean),
  };
}
