import encodeQR from 'qr';

/** The dark squares of a QR code. */
export interface LabelCode {
  /** Squares per side, without the quiet zone. */
  readonly size: number;
  /** Also accepts positions outside the code, which are white. */
  readonly isDark: (column: number, row: number) => boolean;
}

/** The quiet zone the standard requires, in squares. */
export const quietZoneSquares = 4;

/** Error correction levels in ascending order: 15, 25 and 30%. */
const levels = ['medium', 'quartile', 'high'] as const;

/** A code's squares without the quiet zone; the library adds at least one square of it on each side. */
const squaresOf = (text: string, ecc: (typeof levels)[number]) =>
  encodeQR(text, 'raw', { ecc, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

/**
 * Creates the QR code of a text.
 * @param isCovered whether a logo will cover its center; it then has 30% error correction, otherwise 15%, or
 * more where that costs no space.
 */
export function labelCode(text: string, isCovered: boolean): LabelCode {
  const codes = (isCovered ? (['high'] as const) : levels).map((level) => squaresOf(text, level));
  const size = codes[0]!.length;
  const squares = codes.findLast((code) => code.length === size)!;
  return { size, isDark: (column, row) => squares[row]?.[column] ?? false };
}
