import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';

/** The positions of a sheet's labels, in inches. */
export interface SheetGrid {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pitchX: number;
  readonly pitchY: number;
}

/** Avery 5160, according to its manufacturer. */
export const avery5160: SheetGrid = {
  columns: 3,
  rows: 10,
  left: 0.15625,
  top: 0.5,
  width: 2.625,
  height: 1,
  pitchX: 2.78125,
  pitchY: 1,
};

/** Dots per inch, the minimum of an ordinary office printer. */
const density = 200;

const pointsPerInch = 72;

/** A page of a PDF file, as a scanner would see its labels. */
export interface PrintedPage {
  /** In inches. */
  readonly width: number;
  readonly height: number;
  /** The content of the code at each position; null if there is none. */
  readonly codes: readonly (string | null)[];
  /** Its texts, in the order they were written. */
  readonly texts: readonly string[];
}

export interface PrintedFile {
  readonly title: string;
  readonly preferences: ReadonlyMap<string, unknown> | null;
  readonly pages: readonly PrintedPage[];
}

/** The content of a QR code in a picture; null for none. */
function decoded(image: { data: Uint8ClampedArray; width: number; height: number }): string | null {
  try {
    return decodeQR(image, { timeLimit: 20_000 });
  } catch {
    return null;
  }
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** Renders a PDF file like a printer, with an independent reader, and scans each label of its sheets. */
export async function printedLabels(file: Uint8Array, grid: SheetGrid): Promise<PrintedFile> {
  const task = getDocument({ data: new Uint8Array(file), standardFontDataUrl: fonts, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: density / pointsPerInch });
    const canvas = createCanvas(viewport.width, viewport.height);
    const context = canvas.getContext('2d');
    await page.render({
      canvas: canvas as never,
      canvasContext: context as never,
      viewport,
    }).promise;
    const codes = Array.from({ length: grid.columns * grid.rows }, (_, place) => {
      const x = grid.left + (place % grid.columns) * grid.pitchX;
      const y = grid.top + Math.floor(place / grid.columns) * grid.pitchY;
      const [left, top, width, height] = [x, y, grid.width, grid.height].map((inches) =>
        Math.round(inches * density),
      );
      return decoded(context.getImageData(left!, top!, width!, height!));
    });
    const { items } = await page.getTextContent();
    pages.push({
      width: viewport.width / density,
      height: viewport.height / density,
      codes,
      texts: items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : [])),
    });
  }
  const preferences = await pdf.getViewerPreferences();
  await task.destroy();
  return { title: (info as { Title?: string }).Title ?? '', preferences, pages };
}
