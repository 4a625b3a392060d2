import decodeQR from 'qr/decode.js';
import { contrastWithWhite, minCodeContrast } from '../../../domain/index.ts';
import {
  outlineOf,
  pointsPerInch,
  pointsPerMillimeter,
  type Area,
  type Mark,
  type Picture,
} from '../drawing/drawing.ts';
import {
  codeArea,
  codeOf,
  labelMarks,
  squareSide,
  type LabelContent,
  type LabelStyle,
} from '../label/labelMarks.ts';
import { canvasFont } from '../text/letters.ts';

/** Draws marks on a canvas in points. @param bitmaps their decoded pictures */
function drawMarks(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  bitmaps: ReadonlyMap<Picture, ImageBitmap>,
): void {
  for (const mark of marks) {
    context.save();
    if (mark.kind === 'shape') {
      context.translate(mark.at.x, mark.at.y);
      context.scale(mark.at.scale, mark.at.scale);
      const outline = new Path2D(outlineOf(mark.steps));
      context.fillStyle = mark.colour;
      context.strokeStyle = mark.colour;
      if (mark.lineWidth === null) context.fill(outline);
      else {
        context.lineWidth = mark.lineWidth / mark.at.scale;
        context.stroke(outline);
      }
    } else if (mark.kind === 'text') {
      context.fillStyle = mark.colour;
      context.font = canvasFont(mark.face, mark.size);
      context.fillText(mark.text, mark.x, mark.y);
    } else {
      const bitmap = bitmaps.get(mark.picture);
      if (bitmap) context.drawImage(bitmap, mark.x, mark.y, mark.width, mark.height);
    }
    context.restore();
  }
}

/** Dots per inch for scanning: far fewer than printed, as a phone sees a label from half an arm's length. */
const scanDensity = 150;

/** In millimeters; phones start to fail on smaller squares. */
const minSquare = 0.33;

/** A label's size in inches. */
export interface LabelSize {
  readonly labelWidth: number;
  readonly labelHeight: number;
}

/** The self-test's result. */
export type ScanResult =
  | { readonly kind: 'scanned'; readonly count: number }
  /** Too little contrast on white. */
  | { readonly kind: 'pale' }
  /** The code's squares are too small on this label. */
  | { readonly kind: 'small' }
  /** A label that couldn't be scanned, by its content. */
  | { readonly kind: 'unread'; readonly address: string }
  | { readonly kind: 'cancelled' };

/** Labels to scan before yielding to the page. */
const batchSize = 20;

const pause = () => new Promise((settle) => setTimeout(settle));

const bitmapsOf = async (logo: Picture | null) =>
  new Map(logo ? [[logo, await createImageBitmap(new Blob([new Uint8Array(logo.jpeg)]))]] : []);

/** The content of a scanned image; null for nothing. */
function read(image: ImageData): string | null {
  try {
    return decodeQR(image, { timeLimit: 250 });
  } catch {
    return null;
  }
}

/** A reason not to print at all, before anything is scanned. */
function obstacle(content: LabelContent, label: Area, { colour, logo }: LabelStyle): ScanResult | null {
  if (contrastWithWhite(colour) < minCodeContrast) return { kind: 'pale' };
  const { size } = codeOf(content, logo !== null);
  const side = squareSide(size, codeArea(content, label)) / pointsPerMillimeter;
  return side < minSquare ? { kind: 'small' } : null;
}

/**
 * Draws each label in its size, color and logo, and scans it again.
 * @param signal cancels it.
 * @param onProgress receives how many were scanned.
 */
export async function scanLabels(
  labels: readonly LabelContent[],
  size: LabelSize,
  look: LabelStyle,
  signal: AbortSignal,
  onProgress: (scanned: number) => void = () => {},
): Promise<ScanResult> {
  const label = {
    x: 0,
    y: 0,
    width: size.labelWidth * pointsPerInch,
    height: size.labelHeight * pointsPerInch,
  };
  const scale = scanDensity / pointsPerInch;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(label.width * scale);
  canvas.height = Math.round(label.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const bitmaps = await bitmapsOf(look.logo);
  for (const [at, content] of labels.entries()) {
    if (at % batchSize === 0) {
      onProgress(at);
      await pause();
    }
    if (signal.aborted) return { kind: 'cancelled' };
    const found = obstacle(content, label, look);
    if (found) return found;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, label.width, label.height);
    drawMarks(context, labelMarks(content, label, look), bitmaps);
    if (read(context.getImageData(0, 0, canvas.width, canvas.height)) !== content.address) {
      return { kind: 'unread', address: content.address };
    }
  }
  return { kind: 'scanned', count: labels.length };
}
