import encodeQR from 'qr';
import type { Step } from '../drawing/drawing.ts';

/** The shape of a printed code's squares. */
export type CodeStyle = 'square' | 'rounded';

/** Adjacent dark squares in a row: from a column up to, but excluding, another. */
interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

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

function runsOf({ size, isDark }: LabelCode): Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < size; row += 1) {
    let from: number | null = null;
    for (let column = 0; column <= size; column += 1) {
      const dark = isDark(column, row);
      if (dark) from ??= column;
      else if (from !== null) {
        runs.push({ row, from, to: column });
        from = null;
      }
    }
  }
  return runs;
}

/** Merges runs with the same columns in consecutive rows into rectangles. */
function rectangles(runs: readonly Run[]): Step[] {
  const open = new Map<string, { x: number; y: number; width: number; height: number }>();
  const all: { x: number; y: number; width: number; height: number }[] = [];
  for (const { row, from, to } of runs) {
    const key = `${from}-${to}`;
    const above = open.get(key);
    if (above && above.y + above.height === row) above.height += 1;
    else {
      const rectangle = { x: from, y: row, width: to - from, height: 1 };
      open.set(key, rectangle);
      all.push(rectangle);
    }
  }
  return all.map(({ x, y, width, height }) => ['rect', x, y, width, height]);
}

/** Corner radius in squares, and the distance of the curve's handles from the corner. */
const radius = 0.45;
const handle = radius * 0.448;

/** A run whose corners are round unless a dark square touches them. */
function roundedRun({ isDark }: LabelCode, { row, from, to }: Run): Step[] {
  const isOpen = (column: number, beside: number) => !isDark(column, row + beside);
  const [leftAbove, rightAbove, rightBelow, leftBelow] = [
    isOpen(from, -1),
    isOpen(to - 1, -1),
    isOpen(to - 1, 1),
    isOpen(from, 1),
  ];
  const [top, bottom] = [row, row + 1];
  const of = (isRound: boolean) => (isRound ? radius : 0);
  const corner = (isRound: boolean, ...curve: [number, number, number, number, number, number]): Step[] =>
    isRound ? [['curve', ...curve]] : [];
  return [
    ['move', from + of(leftAbove), top],
    ['line', to - of(rightAbove), top],
    ...corner(rightAbove, to - handle, top, to, top + handle, to, top + radius),
    ['line', to, bottom - of(rightBelow)],
    ...corner(rightBelow, to, bottom - handle, to - handle, bottom, to - radius, bottom),
    ['line', from + of(leftBelow), bottom],
    ...corner(leftBelow, from + handle, bottom, from, bottom - handle, from, bottom - radius),
    ['line', from, top + of(leftAbove)],
    ...corner(leftAbove, from, top + handle, from + handle, top, from + radius, top),
    ['close'],
  ];
}

/** A code's dark squares as one outline, in units of a square; adjacent squares are joined. */
export function codeSteps(code: LabelCode, shape: CodeStyle): Step[] {
  const runs = runsOf(code);
  return shape === 'square' ? rectangles(runs) : runs.flatMap((run) => roundedRun(code, run));
}
