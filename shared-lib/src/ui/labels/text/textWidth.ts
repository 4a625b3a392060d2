import type { Face } from '../drawing/drawing.ts';
import { canvasFont } from './letters.ts';
import { canEncodeWinAnsi, toWinAnsiText } from './winAnsi.ts';

/** Letter widths from space to tilde, in thousandths of the font size, from Adobe's Helvetica metrics. */
const regular = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
];

/** The same for Helvetica Bold. */
const bold = [
  ...[278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611],
  ...[975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556],
  ...[333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611],
  ...[611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584],
];

const widths = { regular, bold } as const;

/**
 * The widest letter of either font; letters missing in the tables are assumed to be this wide, so they fit.
 */
const widest = 1015;

/** Accented letters are as wide as plain ones. */
const letterWidth = (letter: string, face: Face): number =>
  widths[face][letter.normalize('NFD').charCodeAt(0) - 0x20] ?? widest;

/** Font size in pixels for measuring on a canvas. */
const measuredSize = 100;

let canvas: CanvasRenderingContext2D | null | undefined;

/** A text's width in the browser; null without a canvas. */
function drawnWidth(text: string, face: Face): number | null {
  if (canvas === undefined)
    canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!canvas) return null;
  canvas.font = canvasFont(face, measuredSize);
  return canvas.measureText(text).width / measuredSize;
}

/**
 * A text's width in points, possibly overestimated for symbols such as `™`. Text with letters the font lacks
 * is measured as the browser draws it. @param size in points
 */
export function textWidth(text: string, face: Face, size: number): number {
  const drawn = canEncodeWinAnsi(text) ? null : drawnWidth(text, face);
  if (drawn !== null) return drawn * size;
  return ([...toWinAnsiText(text)].reduce((sum, letter) => sum + letterWidth(letter, face), 0) * size) / 1000;
}
