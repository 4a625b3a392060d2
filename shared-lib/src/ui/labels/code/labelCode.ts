import encodeQR from 'qr';

/** The dark squares of a QR code. */
export interface LabelCode {
  /** How many squares each side has, without the white around it. */
  readonly size: number;
  /** Also answers beyond the code's sides, where all is white. */
  readonly isDark: (column: number, row: number) => boolean;
}

/** As many squares of white on each side as the standard asks for. */
export const quietSquares = 4;

/** How much of a code may be wrong, least first: 15, 25 and 30 of 100 squares. */
const levels = ['medium', 'quartile', 'high'] as const;

/** The squares of a code without the white around it, of which the package adds one on each side at least. */
const squaresOf = (text: string, ecc: (typeof levels)[number]) =>
  encodeQR(text, 'raw', { ecc, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

/**
 * Makes the QR code of a text.
 * @param isCovered whether a logo will lie over its middle: it then says everything so often that 30 of 100 squares may be wrong,
 * else 15, and more where that costs no space.
 */
export function labelCode(text: string, isCovered: boolean): LabelCode {
  const codes = (isCovered ? (['high'] as const) : levels).map((level) => squaresOf(text, level));
  const size = codes[0]!.length;
  const squares = codes.findLast((code) => code.length === size)!;
  return { size, isDark: (column, row) => squares[row]?.[column] ?? false };
}
