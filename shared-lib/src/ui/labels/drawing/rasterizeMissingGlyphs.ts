import { canvasFont } from '../text/letters.ts';
import { canEncodeWinAnsi } from '../text/winAnsi.ts';
import type { Mark, PictureMark, TextMark } from './drawing.ts';
import { canvasToPicture } from './fileToPicture.ts';

/** Pixels per point: 600 dpi, as office printers have. */
const scale = 600 / 72;

/** Points around a text into which its letters may extend. */
const padding = 0.5;

/** Cache of drawn texts: a community's name is on each of its labels. */
const drawn = new Map<string, Omit<PictureMark, 'x' | 'y'> & { readonly rise: number }>();

/** Cache size: the names on all labels, and the texts of a few sheets. */
const cacheSize = 500;

/** A line of text drawn by the browser, for letters of any script. */
function pictureOfText({ x, y, size, face, text, colour }: TextMark): PictureMark {
  const key = JSON.stringify([size, face, text, colour]);
  const known = drawn.get(key) ?? draw();
  if (drawn.size >= cacheSize) drawn.clear();
  drawn.set(key, known);
  const { rise, ...mark } = known;
  return { ...mark, x: x - padding, y: y - rise };

  function draw() {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    const font = canvasFont(face, size);
    context.font = font;
    const {
      width,
      actualBoundingBoxAscent: above,
      actualBoundingBoxDescent: below,
    } = context.measureText(text);
    const rise = above + padding;
    canvas.width = Math.ceil((width + 2 * padding) * scale);
    canvas.height = Math.ceil((rise + below + padding) * scale);
    // Resizing a canvas resets its font settings.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, padding, rise);
    const picture = canvasToPicture(canvas);
    return {
      kind: 'picture' as const,
      picture,
      width: canvas.width / scale,
      height: canvas.height / scale,
      rise,
    };
  }
}

/** A mark as printed and previewed: text with letters the PDF fonts lack becomes a picture. */
export const rasterizeMissingGlyphs = (mark: Mark): Mark =>
  mark.kind === 'text' && !canEncodeWinAnsi(mark.text) ? pictureOfText(mark) : mark;
