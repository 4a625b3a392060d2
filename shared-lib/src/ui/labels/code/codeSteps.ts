import type { Step } from '../drawing/drawing.ts';
import type { LabelCode } from './labelCode.ts';

/** The shape of a printed code's squares. */
export type CodeShape = 'square' | 'rounded';

/** Adjacent dark squares in a row: from a column up to, but excluding, another. */
interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
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
export function codeSteps(code: LabelCode, shape: CodeShape): Step[] {
  const runs = runsOf(code);
  return shape === 'square' ? rectangles(runs) : runs.flatMap((run) => roundedRun(code, run));
}
