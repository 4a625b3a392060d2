import decodeQR from 'qr/decode.js';
import { contrastWithWhite, leastCodeContrast } from '../../../domain/index.ts';
import { pointsPerInch, pointsPerMillimetre, type Area, type Picture } from '../drawing/drawing.ts';
import {
  codeArea,
  codeOf,
  labelMarks,
  squareSide,
  type LabelContent,
  type LabelLook,
} from '../label/labelMarks.ts';
import { drawMarks } from './drawMarks.ts';

/** Dots per inch at which labels are scanned: far fewer than are printed, as a phone sees them from half an arm's length. */
const scanDensity = 150;

/** Millimetres: phones begin to fail where the squares of a code are smaller. */
const leastSquare = 0.33;

/** How large a label is, in inches. */
export interface LabelSize {
  readonly labelWidth: number;
  readonly labelHeight: number;
}

/** What the self-test found. */
export type ScanResult =
  | { readonly kind: 'scanned'; readonly count: number }
  /** The colour is too pale on white. */
  | { readonly kind: 'pale' }
  /** The squares of the code are too small on this label. */
  | { readonly kind: 'small' }
  /** A label that can't be read, by its address. */
  | { readonly kind: 'unread'; readonly address: string }
  | { readonly kind: 'cancelled' };

/** Labels that are scanned before the page may answer. */
const atOnce = 20;

const pause = () => new Promise((settle) => setTimeout(settle));

const bitmapsOf = async (logo: Picture | null) =>
  new Map(logo ? [[logo, await createImageBitmap(new Blob([new Uint8Array(logo.jpeg)]))]] : []);

/** What a scanner reads in a picture; null for nothing. */
function read(image: ImageData): string | null {
  try {
    return decodeQR(image, { timeLimit: 250 });
  } catch {
    return null;
  }
}

/** What forbids to print at all, before anything is scanned. */
function obstacle(content: LabelContent, label: Area, { colour, logo }: LabelLook): ScanResult | null {
  if (contrastWithWhite(colour) < leastCodeContrast) return { kind: 'pale' };
  const { size } = codeOf(content, logo !== null);
  const side = squareSide(size, codeArea(content, label)) / pointsPerMillimetre;
  return side < leastSquare ? { kind: 'small' } : null;
}

/**
 * Draws each label at its size, in its colours and with its logo, and reads its code again.
 * @param signal ends it.
 * @param onProgress is told how many were read.
 */
export async function scanLabels(
  labels: readonly LabelContent[],
  size: LabelSize,
  look: LabelLook,
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
    if (at % atOnce === 0) {
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
