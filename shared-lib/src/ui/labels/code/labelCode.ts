import { encode } from 'uqr';

/** The dark squares of a QR code. */
export interface LabelCode {
  /** How many squares each side has, without the white around it. */
  readonly size: number;
  /** Also answers beyond the code's sides, where all is white. */
  readonly isDark: (column: number, row: number) => boolean;
}

/** As many squares of white on each side as the standard asks for. */
export const quietSquares = 4;

/**
 * Makes the QR code of a text.
 * @param isCovered whether a logo will lie over its middle: it then says everything so often that 30 of 100 squares may be wrong,
 * else 15, and more where that costs no space.
 */
export function labelCode(text: string, isCovered: boolean): LabelCode {
  const { size, data } = encode(text, { ecc: isCovered ? 'H' : 'M', boostEcc: true, border: 0 });
  return { size, isDark: (column, row) => data[row]?.[column] ?? false };
}
